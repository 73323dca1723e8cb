/** The sheets that can open over the table. */

export type SheetName =
  | {
      readonly kind:
        | "menu"
        | "say"
        | "rules"
        | "log"
        | "discard"
        | "keys"
        | "match"
        | "shuffle"
        | "play-on"
        | "hint";
    }
  | { readonly kind: "stack"; readonly seat: number };
