"""Checks what is visible: words that are cut off or overlap, touch targets that are too small."""

from __future__ import annotations

from typing import Final

from playwright.sync_api import Page

LOOKS: Final = """
(() => {
  const SLACK = 1.5;
  const top = () => [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  const shown = (node) => {
    const style = getComputedStyle(node);
    return style.visibility !== "hidden" && Number(style.opacity) > 0 && !node.closest(".unseen");
  };
  const named = (node) => {
    const own = String(node.className).replace(/ ?svelte-\\w+/g, "").replaceAll(" ", ".");
    return `${node.tagName.toLowerCase()}.${own}`;
  };

  /** Every piece of text on the screen with its rectangles; text in drawings is skipped. */
  function* texts() {
    const walker = document.createTreeWalker(top(), NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode;
      const parent = node.parentElement;
      if (!node.data.trim() || parent.closest("svg, option, script, style, textarea")) continue;
      if (!shown(parent)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rects = [...range.getClientRects()].filter((one) => one.width > 0.5);
      if (rects.length) yield { words: node.data.trim().slice(0, 60), parent, rects };
    }
  }

  /** Lines of the story that do not fit are hidden completely, on purpose. */
  function isPast(parent) {
    const line = parent.closest(".story > p");
    if (!line) return false;
    const box = line.parentElement.getBoundingClientRect();
    const { left, top } = line.getBoundingClientRect();
    return left >= box.right - SLACK || top >= box.bottom - SLACK;
  }

  /** Sticky elements cover what is scrolled below them, on purpose. */
  function sticks(parent) {
    for (let node = parent; node; node = node.parentElement) {
      if (getComputedStyle(node).position === "sticky") return true;
    }
    return false;
  }

  function cutOff({ words, parent, rects }) {
    if (isPast(parent) || parent.closest("[data-may-shorten]")) return null;
    for (const rect of rects) {
      if (rect.right > innerWidth + SLACK || rect.left < -SLACK) {
        return `"${words}" leaves the window`;
      }
      let hangs = false;
      for (let node = parent; node && node !== document.body; node = node.parentElement) {
        const style = getComputedStyle(node);
        const box = node.getBoundingClientRect();
        const isBox = !hangs && node.matches("button, a, .prompt, dialog");
        hangs ||= style.position === "absolute";
        const sideways = isBox || style.overflowX !== "visible";
        const hides = style.overflowY === "hidden" || style.overflowY === "clip";
        if (style.display === "inline" || style.display === "contents") continue;
        if (sideways && (rect.right > box.right + SLACK || rect.left < box.left - SLACK)) {
          return `"${words}" is wider than ${named(node)}`;
        }
        if (hides && (rect.bottom > box.bottom + 3 || rect.top < box.top - 3)) {
          return `"${words}" is higher than ${named(node)}`;
        }
      }
    }
    return null;
  }

  /** The parts of rectangles that are not hidden by the boxes around a node. */
  function unhidden(rects, parent) {
    let seen = rects;
    for (let node = parent; node && node !== document.body; node = node.parentElement) {
      const style = getComputedStyle(node);
      if (style.overflowX === "visible" || style.display === "inline") continue;
      const box = node.getBoundingClientRect();
      seen = seen.map((one) => ({
        left: Math.max(one.left, box.left),
        right: Math.min(one.right, box.right),
        top: Math.max(one.top, box.top),
        bottom: Math.min(one.bottom, box.bottom),
      }));
    }
    return seen;
  }

  function overlaps(a, b) {
    const others = unhidden(b.rects, b.parent);
    return unhidden(a.rects, a.parent).some((one) =>
      others.some((other) => {
        const across = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        return across > 3 && down > 5;
      }),
    );
  }

  const CONTROLS =
    "a[href], button:not(:disabled, .set[aria-disabled=true]), input, select, textarea, summary";
  const controls = () =>
    [...top().querySelectorAll(CONTROLS)].filter(
      (node) => node.checkVisibility() && (shown(node) || node.matches("select, input")),
    );
  const called = (node) => {
    const words = node.getAttribute("aria-label") ?? node.textContent.trim();
    return `${named(node)} "${words.slice(0, 40)}"`;
  };

  window.looks = {
    cutOff() {
      const found = [...texts()].map(cutOff).filter(Boolean);
      const page = document.documentElement;
      if (page.scrollWidth > innerWidth) found.push(`the page is ${page.scrollWidth} wide`);
      return [...new Set(found)];
    },
    overlapping() {
      const all = [...texts()].filter(({ parent }) => !isPast(parent) && !sticks(parent));
      const found = [];
      all.forEach((one, place) => {
        for (const other of all.slice(place + 1)) {
          if (one.parent.contains(other.parent) || other.parent.contains(one.parent)) continue;
          if (overlaps(one, other)) found.push(`"${one.words}" and "${other.words}"`);
        }
      });
      return found;
    },
    /** Words that are broken without a hyphen; people's names may be. */
    broken() {
      const found = [];
      const range = document.createRange();
      for (const { parent } of texts()) {
        if (isPast(parent) || parent.closest("[data-may-shorten], [data-may-break]")) continue;
        for (const node of parent.childNodes) {
          if (node.nodeType !== Node.TEXT_NODE) continue;
          for (const { 0: word, index } of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
            // The hyphen of a soft hyphen before a word counts as part of its first letter.
            const skipped = node.data[index - 1] === "\\u00AD" ? 1 : 0;
            range.setStart(node, index + skipped);
            range.setEnd(node, index + word.length);
            const lines = new Set([...range.getClientRects()].map((one) => Math.round(one.top)));
            if (lines.size > 1) found.push(word);
          }
        }
      }
      return [...new Set(found)];
    },
    /** Words and numbers under an eye at a head. */
    underEyes() {
      const eyes = [...document.querySelectorAll(".opponent .shoulder")];
      return [...texts()]
        .filter((text) =>
          eyes.some((eye) => overlaps({ rects: [eye.getBoundingClientRect()] }, text)),
        )
        .map(({ words }) => words);
    },
    /** Rings around neighbouring cards of the row that touch each other. */
    chained() {
      const rings = [...document.querySelectorAll(".pile.choice, .place.choice")].map((node) => {
        const shadows = getComputedStyle(node, "::before").boxShadow.split(/,(?![^(]*\\))/);
        const outer = shadows
          .filter((one) => !one.includes("inset"))
          .map((one) => parseFloat(one.match(/(-?[\\d.]+)px$/)?.[1] ?? 0));
        const { left, right } = node.getBoundingClientRect();
        const out = Math.max(0, ...outer);
        return { at: node.dataset.at, left: left - out, right: right + out };
      });
      return rings.slice(1).flatMap((ring, place) =>
        ring.left - rings[place].right < 1 ? [`${rings[place].at} and ${ring.at}`] : [],
      );
    },
    /** How much of the table beside the log is covered by cards. */
    cover() {
      const board = document.querySelector("main.board");
      const box = board.getBoundingClientRect();
      const width = Math.round(box.width - parseFloat(getComputedStyle(board).paddingRight));
      const height = Math.round(box.height);
      const seen = new Uint8Array(width * height);
      for (const card of board.querySelectorAll(".set > svg, .entry, .pile, .heap")) {
        const { left, right, top, bottom } = card.getBoundingClientRect();
        const [from, to] = [Math.max(0, left), Math.min(width, right)].map(Math.round);
        for (let y = Math.round(top); y < Math.min(height, Math.round(bottom)); y += 1) {
          seen.fill(1, y * width + from, y * width + to);
        }
      }
      return seen.reduce((sum, one) => sum + one, 0) / (width * height);
    },
    /** Cards and words under the prompt. */
    covered() {
      const prompt = document.querySelector(".prompt");
      if (!prompt) return [];
      const over = { rects: [prompt.getBoundingClientRect()] };
      const at = ["ghost:", "stack:", "row:", "pile", "hand:"];
      const places = at.map((start) => `[data-at^="${start}"]`);
      const cards = [...document.querySelectorAll(places.join())]
        .filter((node) => overlaps({ rects: [node.getBoundingClientRect()] }, over))
        .map((node) => node.dataset.at);
      const words = [...texts()]
        .filter(({ parent }) => !isPast(parent) && !prompt.contains(parent))
        .filter((text) => overlaps(text, over))
        .map((text) => `"${text.words}"`);
      return [...cards, ...words];
    },
    /** Cards of the row that are wider than their place. */
    tooWide() {
      const found = [];
      for (const entry of document.querySelectorAll('[data-at^="row:"]')) {
        const place = entry.getBoundingClientRect();
        for (const card of entry.querySelectorAll("svg")) {
          const box = card.getBoundingClientRect();
          if (box.left >= place.left - SLACK && box.right <= place.right + SLACK) continue;
          const [from, to] = [box.left - place.left, box.right - place.left].map(Math.round);
          found.push(`${entry.dataset.at}: from ${from} to ${to} of ${Math.round(place.width)}`);
        }
      }
      return found;
    },
    /** Claws that extend beyond their column or the window. */
    strayingClaws() {
      const columns = [...document.querySelectorAll(".opponent")];
      return columns.flatMap((column, place) => {
        const claw = column.querySelector(".pill")?.getBoundingClientRect();
        const next = columns[place + 1]?.querySelector(".who").getBoundingClientRect().left;
        if (!claw || claw.right <= (next ?? innerWidth)) return [];
        return `a claw of ${claw.width.toFixed(0)} in the column of ${column.ariaLabel}`;
      });
    },
    /** The number of visible pixels of each opponent's name, over all its lines. */
    seenOfNames() {
      const names = [...texts()].filter(({ parent }) => parent.matches(".opponent .name .words"));
      return names.map(({ parent, rects }) => {
        const lines = new Map();
        for (const { left, right, top, bottom } of unhidden(rects, parent)) {
          // A line with an ellipsis is reported twice, with and without it.
          if (bottom - top > 5) lines.set(top, Math.max(lines.get(top) ?? 0, right - left));
        }
        return [...lines.values()].reduce((sum, line) => sum + line, 0);
      });
    },
    /** Controls smaller than a fingertip around their centre. */
    smallTargets() {
      const found = [];
      for (const node of controls()) {
        node.scrollIntoView({ block: "center", inline: "center" });
        const box = node.getBoundingClientRect();
        if (box.width === 0) continue;
        const reaches = ["::before", "::after"].map((part) => {
          const style = getComputedStyle(node, part);
          if (style.content === "none" || style.position !== "absolute") return [0, 0];
          return [parseFloat(style.width) || 0, parseFloat(style.height) || 0];
        });
        const label = node.closest("label")?.getBoundingClientRect() ?? box;
        const width = Math.max(box.width, label.width, ...reaches.map(([one]) => one));
        const height = Math.max(box.height, label.height, ...reaches.map(([, one]) => one));
        if (width < 43.5 || height < 43.5) {
          found.push(`${called(node)} is ${width.toFixed(0)} by ${height.toFixed(0)}`);
        }
      }
      return [...new Set(found)];
    },
    /** Controls that are covered, or that cannot be scrolled into the window. */
    unreachable() {
      const found = [];
      for (const node of controls()) {
        node.scrollIntoView({ block: "center", inline: "center" });
        const box = node.getBoundingClientRect();
        const hit = document.elementFromPoint(
          (box.left + box.right) / 2,
          (box.top + box.bottom) / 2,
        );
        if (!hit) found.push(`${called(node)} cannot be reached`);
        else if (!node.contains(hit)) found.push(`${called(node)} lies under ${named(hit)}`);
      }
      scrollTo(0, 0);
      return [...new Set(found)];
    },
    /** Parts needed to play that are outside the window without scrolling. */
    outOfSight() {
      const parts = ".opponent .head, .opponent .stack, .pile, .place, .prompt, .group";
      scrollTo(0, 0);
      return [...document.querySelectorAll(`${parts}, section.ghost, .prompt button`)]
        .filter((node) => {
          const box = node.getBoundingClientRect();
          return (
            Math.min(box.left, box.top) < -SLACK ||
            box.right > innerWidth + SLACK ||
            box.bottom > innerHeight + SLACK
          );
        })
        .map((node) => `${called(node)} ends at ${node.getBoundingClientRect().bottom.toFixed(0)}`);
    },
  };
})();
"""


def _learn(page: Page) -> None:
    if not page.evaluate("'looks' in window"):
        page.evaluate(LOOKS)


def _seen(page: Page, look: str) -> list[str]:
    _learn(page)
    found: list[str] = page.evaluate(f"looks.{look}()")
    return found


def cut_off(page: Page) -> list[str]:
    """Words that extend beyond the window or their box."""
    return _seen(page, "cutOff")


def overlapping(page: Page) -> list[str]:
    """Words that overlap other words."""
    return _seen(page, "overlapping")


def broken_words(page: Page) -> list[str]:
    """Words that are broken into two lines."""
    return _seen(page, "broken")


def under_eyes(page: Page) -> list[str]:
    """Words that are covered by the eye at a head."""
    return _seen(page, "underEyes")


def chained_rings(page: Page) -> list[str]:
    """Neighbouring cards of the row whose rings touch."""
    return _seen(page, "chained")


def cover(page: Page) -> float:
    """The fraction of the table, including its bar, that is covered by cards."""
    _learn(page)
    part: float = page.evaluate("looks.cover()")
    return part


def covered(page: Page) -> list[str]:
    """Cards and words that are covered by the prompt."""
    return _seen(page, "covered")


def too_wide(page: Page) -> list[str]:
    """Cards of the row that are wider than their entry."""
    return _seen(page, "tooWide")


def straying_claws(page: Page) -> list[str]:
    """Claw pills that would overlap the words of the next opponent."""
    return _seen(page, "strayingClaws")


def seen_of_names(page: Page) -> list[float]:
    """The number of visible pixels of each opponent's name."""
    _learn(page)
    found: list[float] = page.evaluate("looks.seenOfNames()")
    return found


def unreachable(page: Page) -> list[str]:
    """Controls that are covered or cannot be reached."""
    return _seen(page, "unreachable")


def out_of_sight(page: Page) -> list[str]:
    """Parts of a table that are only visible after scrolling."""
    return _seen(page, "outOfSight")


def small_targets(page: Page) -> list[str]:
    """Controls smaller than a fingertip."""
    return _seen(page, "smallTargets")
