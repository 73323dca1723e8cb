"""Observes a page while things move on it."""

from __future__ import annotations

import gzip
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

FIVE = (1440, 900)
FLIGHTS = ".sky .flight"

MOST_SCRIPT = 130_000
"""Maximum number of bytes of compressed script for a table."""

_WATCH = """() => {
  const seen = { properties: [], flights: 0, taps: [], gaps: [] };
  window.motionSeen = seen;
  const dull = ["offset", "computedOffset", "easing", "composite"];
  const note = name => seen.properties.includes(name) || seen.properties.push(name);
  let tapped = null;
  let flown = null;
  addEventListener("pointerup", event => { tapped = event.timeStamp; }, { capture: true });
  const hasMoved = flight => {
    const { x, y } = flight.getBoundingClientRect();
    const [start] = flight.getAnimations()[0]?.effect.getKeyframes() ?? [];
    if (!start) return false;
    const { e, f } = new DOMMatrix(start.transform);
    return Math.hypot(x - e, y - f) >= 1;
  };
  const frame = now => {
    for (const animation of document.getAnimations()) {
      if (animation.transitionProperty) note(animation.transitionProperty);
      for (const keyframe of animation.effect?.getKeyframes() ?? []) {
        Object.keys(keyframe).filter(name => !dull.includes(name)).forEach(note);
      }
    }
    const flights = [...document.querySelectorAll(".sky .flight")];
    seen.flights = Math.max(seen.flights, flights.length);
    if (flown !== null && flights.length > 0) seen.gaps.push(now - flown);
    flown = flights.length > 0 ? now : null;
    if (tapped !== null && flights.some(hasMoved)) {
      seen.taps.push(performance.now() - tapped);
      tapped = null;
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}"""


def moving(browser: Browser, size: tuple[int, int] = FIVE) -> BrowserContext:
    """A separate browser with motion on."""
    return browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        reduced_motion="no-preference",
        locale="en-GB",
    )


def watch(page: Page) -> None:
    """Record animations, the time between frames, and the delay from a tap to a moving card."""
    page.evaluate(_WATCH)


def seen(page: Page) -> dict[str, Any]:
    """The record: the animated `properties`, the most `flights` at once, and in milliseconds the
    delays after `taps` and the `gaps` between frames while cards fly.
    """
    found: dict[str, Any] = page.evaluate("window.motionSeen")
    return found


def script_size(page: Page) -> int:
    """The number of bytes of compressed script that the page has loaded."""
    addresses: list[str] = page.evaluate(
        """performance.getEntriesByType("resource").map(one => one.name)
        .filter(name => new URL(name).pathname.endsWith(".js"))"""
    )
    bodies = [page.request.get(address).body() for address in dict.fromkeys(addresses)]
    return sum(len(gzip.compress(body, 9)) for body in bodies)
