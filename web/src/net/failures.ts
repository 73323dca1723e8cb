/** Error messages: the server's texts if they have the code, else ours. */

import type { FluentVariable } from "@fluent/bundle";
import { t, texts } from "../texts/texts.svelte";
import { Failure } from "./api";
import type { Refusal } from "./http_types";

export function failureWords(error: unknown): string {
  if (!(error instanceof Failure)) return t("error-unknown");
  if (error.status === 0) return t("error-unreachable");
  return refusalWords(error);
}

export function refusalWords({ code, params }: Pick<Refusal, "code" | "params">): string {
  const values: Record<string, FluentVariable> = {};
  for (const [name, value] of Object.entries(params)) {
    values[name] = typeof value === "number" ? value : String(value);
  }
  const id = code.replaceAll("_", "-");
  return texts.find(`error-${id}`, values) ?? t("error-unknown");
}
