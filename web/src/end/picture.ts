/** The result as a picture to share: the landscape, who won, all scores and the link. No hands. */

/** The words of a picture. */
export interface Words {
  readonly title: string;
  /** What was played. */
  readonly game: string;
  /** Names and scores, from first to last place. */
  readonly places: readonly { readonly name: string; readonly score: string }[];
  readonly link: string;
}

/** The width of a picture, its margin, and the height and size of its lines. */
const WIDTH = 1080;
const MARGIN = 64;
const TITLE = { height: 120, size: 92 };
const LINE = { height: 62, size: 42 };
const SMALL = { height: 54, size: 32 };

/** Properties that styles set; copied to attributes, they also apply outside the page. */
const PAINT = [
  "fill",
  "stroke",
  "stroke-width",
  "stroke-linecap",
  "stroke-linejoin",
  "stroke-dasharray",
  "paint-order",
  "opacity",
];

/** Draw the picture without the upper `top` pixels of the landscape, where the page shows words. */
export async function pictureOf(scene: SVGSVGElement, words: Words, top: number): Promise<File> {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(asFile(scene))}`;
  await image.decode();
  const box = scene.getBoundingClientRect();
  const scale = WIDTH / box.width;
  const height = (box.height - top) * scale;
  const canvas = document.createElement("canvas");
  const lines = TITLE.height + words.places.length * LINE.height + 2 * SMALL.height;
  canvas.width = WIDTH;
  canvas.height = height + lines + 2 * MARGIN;
  const pen = canvas.getContext("2d");
  if (!pen) throw new Error("no canvas");
  pen.fillStyle = colour("--table");
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(image, 0, -top * scale, WIDTH, box.height * scale);
  // The ground covers what the landscape would show below its edge.
  pen.fillRect(0, height, canvas.width, canvas.height - height);
  writeWords(pen, words, height + MARGIN);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/png"));
  if (!blob) throw new Error("no picture");
  return new File([blob], "linko.png", { type: blob.type });
}

function writeWords(pen: CanvasRenderingContext2D, words: Words, from: number): void {
  let y = from;
  const write = (
    text: string,
    { size, height }: { readonly size: number; readonly height: number },
    { font = "--names", ink = "--text", weight = 600, room = WIDTH - 2 * MARGIN } = {},
  ) => {
    let fitting = size;
    do pen.font = `${String(weight)} ${String(fitting--)}px ${family(font)}`;
    while (pen.measureText(text).width > room && fitting > 12);
    pen.fillStyle = colour(ink);
    pen.fillText(text, pen.textAlign === "right" ? WIDTH - MARGIN : MARGIN, y + height / 2);
  };
  pen.textBaseline = "middle";
  write(words.title, TITLE, { font: "--voice", weight: 700 });
  y += TITLE.height;
  for (const { name, score } of words.places) {
    write(name, LINE, { room: WIDTH - 2 * MARGIN - 160 });
    pen.textAlign = "right";
    write(score, LINE, { weight: 700 });
    pen.textAlign = "left";
    y += LINE.height;
  }
  for (const text of [words.game, words.link]) {
    write(text, SMALL, { ink: "--muted", weight: 500 });
    y += SMALL.height;
  }
}

/** A drawing of the page as a file of its own. */
function asFile(scene: SVGSVGElement): string {
  const copy = scene.cloneNode(true) as SVGSVGElement;
  const parts = [...copy.querySelectorAll("*")];
  scene.querySelectorAll("*").forEach((part, place) => {
    const style = getComputedStyle(part);
    for (const name of PAINT) parts[place]?.setAttribute(name, style.getPropertyValue(name));
    parts[place]?.removeAttribute("class");
  });
  return new XMLSerializer().serializeToString(copy);
}

/** The value of a colour token in the page's theme. */
function colour(token: string): string {
  const probe = document.createElement("span");
  probe.style.color = `var(${token})`;
  document.body.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

function family(token: string): string {
  return getComputedStyle(document.body).getPropertyValue(token).trim();
}
