// Made by `make types`. Do not edit.

/** How high a card is, in widths of a card. */
export const RATIO = 1.4;

/** At this number of cards in hand a head bristles. */
export const FEW = 3;

/** How far a copy peeks out behind its neighbour, in widths of a card. */
export const STEP = 0.3;

/** The least number of cards in a set with a tag. */
export const TAGGED_FROM = 4;

/** How much of a covered set shows, in widths of a card. */
export const STRIP = 0.56;

/** How high a page edge is at most. */
export const EDGE = 5;

/** How high all page edges together are at most. */
export const ALL_EDGES = 24;

/** How high a digit is. */
export const CAP_HEIGHT = 44;

/** The gap between two digits. */
export const GAP = 4;

/** The digits: how wide they are, and their outlines. */
export const DIGITS = {
  0: {
    width: 27,
    stroke: "M13.5 4.7C19.3 4.7 22.3 8.4 22.3 14V30C22.3 35.6 19.3 39.3 13.5 39.3C7.7 39.3 4.7 35.6 4.7 30V14C4.7 8.4 7.7 4.7 13.5 4.7Z",
  },
  1: { width: 16, fill: "M0 8.2L8.6 0H16V44H6.4V12.2L0 17.6Z" },
  2: {
    width: 26,
    stroke: "M4.7 15.6V14C4.7 8.2 8 4.7 13.2 4.7C18.4 4.7 21.4 8 21.4 12.8C21.4 16.6 19.8 19.6 16.6 23.2L5.6 35.4",
    fill: "M.6 34.6H25.6V44H.6Z",
  },
  3: {
    width: 26,
    fill: "M1.2 0H24V8.2L16.8 16.4C22.8 17.8 26 22.4 26 28.6C26 38 20.4 44 12 44C6.8 44 2.8 41.8 -.2 37.8L6.2 31.2C7.8 33.5 9.7 34.6 12 34.6C15 34.6 16.7 32.3 16.7 28.8C16.7 25 14.4 23.2 10.4 23.2H5.8V16.2L11.8 9.4H1.2Z",
  },
  4: {
    width: 28,
    fill: "M14.2 0H24V25.8H28V34.8H24V44H14.6V34.8H0V26.6ZM14.6 25.8V13.6L9.2 25.8Z",
  },
  5: {
    width: 26,
    stroke: "M23.4 4.7H7.2L6.3 20.6C8 18.8 10.2 17.9 12.8 17.9C18.2 17.9 21.4 21.9 21.4 28.4C21.4 35.2 17.8 39.3 12.4 39.3C8.6 39.3 5.6 37.4 2.4 33.8",
  },
  6: {
    width: 27,
    stroke: "M19.8 3.6C9.8 7.6 4.7 16.4 4.7 28.4C4.7 35.2 8.2 39.3 13.5 39.3C18.8 39.3 22.3 35.2 22.3 29.2C22.3 23.2 19 19.4 13.9 19.4C9 19.4 4.9 23.2 4.7 28.6",
  },
  7: { width: 25, fill: "M.6 0H25V8.2L13.2 44H2.8L14 9.6H.6Z" },
  8: {
    width: 27,
    stroke: "M13.5 21.2C17.9 21.2 20.8 17.9 20.8 13C20.8 8 17.9 4.7 13.5 4.7C9.1 4.7 6.2 8 6.2 13C6.2 17.9 9.1 21.2 13.5 21.2ZM13.5 21.2C18.9 21.2 22.3 24.8 22.3 30.2C22.3 35.7 18.9 39.3 13.5 39.3C8.1 39.3 4.7 35.7 4.7 30.2C4.7 24.8 8.1 21.2 13.5 21.2Z",
  },
  9: {
    width: 27,
    stroke: "M19.8 3.6C9.8 7.6 4.7 16.4 4.7 28.4C4.7 35.2 8.2 39.3 13.5 39.3C18.8 39.3 22.3 35.2 22.3 29.2C22.3 23.2 19 19.4 13.9 19.4C9 19.4 4.9 23.2 4.7 28.6",
    turned: true,
  },
  X: {
    width: 31,
    fill: "M0 0H11L15.6 12.6L20.4 0H31L21.4 21.8L31 44H20L15.4 31L10.6 44H0L9.6 21.8Z",
  },
} as const;

/** A head in a box of 100. */
export const CALM_HEAD = "M50 22C56 22 61 23 65 25C70 16 77 8 87 3C91 13 93 25 92 39C96 46 98 54 98 62C98 83 77 97 50 97C23 97 2 83 2 62C2 54 4 46 8 39C7 25 9 13 13 3C23 8 30 16 35 25C39 23 44 22 50 22Z";

/** The tufts of its ears. */
export const CALM_TUFTS = "M82.5 6.5C85 0 89 -7 95 -13C94 -5 93.5 3 94.5 14C91 10 87 7.5 82.5 6.5ZM17.5 6.5C15 0 11 -7 5 -13C6 -5 6.5 3 5.5 14C9 10 13 7.5 17.5 6.5Z";

/** The head of the lynx, and a bristling one, in a box of 200. */
export const LYNX_HEAD = "M100 50C110 50 118 52 125 56C134 40 148 22 167 10C174 30 177 52 175 80C180 90 186 99 194 107C188 109 183 110 178 110.5C184 120 191 128 199 134C191 137 183 138 176 137.5C179 147 184 156 190 163C178 165 166 163 156 158C150 168 141 178 129 187C122 190 112 193 100 194C88 193 78 190 71 187C59 178 50 168 44 158C34 163 22 165 10 163C16 156 21 147 24 137.5C17 138 9 137 1 134C9 128 16 120 22 110.5C17 110 12 109 6 107C14 99 20 90 25 80C23 52 26 30 33 10C52 22 66 40 75 56C82 52 90 50 100 50Z";

/** The tufts of its ears. */
export const LYNX_TUFTS = "M159 17C164 4 171 -8 182 -20C180 -6 178 8 179.5 30C174 22 168 18 159 17ZM41 17C36 4 29 -8 18 -20C20 -6 22 8 20.5 30C26 22 32 18 41 17Z";
