/** Names as they are typed. */

/** Invisible characters, except those that join emoji; the server refuses them. */
const UNSEEN = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;

/** A typed name without invisible characters or outer spaces. */
export function cleanName(typed: string): string {
  return typed.replace(UNSEEN, "").trim();
}
