/** Names as they are typed. */

/** Invisible characters, which the server refuses, except those that join emoji. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;

/** A typed name without invisible characters or outer spaces. */
export function cleanName(typed: string): string {
  return typed.replace(UNSEEN, "").trim();
}
