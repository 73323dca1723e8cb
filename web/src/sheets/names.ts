/** The sheets that can lie over the table's edge. */

export type SheetName =
  | { readonly kind: "menu" | "say" | "rules" | "log" | "discard" | "keys" | "match" }
  | { readonly kind: "stack"; readonly seat: number };
