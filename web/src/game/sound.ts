/** Wood, paper, fur: short sounds of our own, made when they are needed. */

import { preferences } from "../settings.svelte";
import type { GameEvent, TableEvent } from "../wire";

type Sound = "lay" | "snatch" | "draw" | "discard" | "turn" | "decide" | "few" | "end";

let context: AudioContext | null = null;
let lastPlayed = new Map<Sound, number>();

/** Play a sound, or those of what happened; never two of the same at once. */
export function play(what: Sound | readonly TableEvent[], seat: number | null = null): void {
  if (!preferences.sound || document.hidden) {
    if (what !== "turn") return;
  }
  if (!preferences.sound) return;
  const sounds = typeof what === "string" ? [what] : soundsOf(what, seat);
  for (const sound of new Set(sounds)) start(sound);
}

function soundsOf(events: readonly TableEvent[], seat: number | null): readonly Sound[] {
  void seat;
  return events
    .flatMap((event) => (event.type === "moved" ? event.events : []))
    .flatMap((event) => soundOf(event) ?? []);
}

function soundOf(event: GameEvent): Sound | null {
  switch (event.type) {
    case "laid":
      return "lay";
    case "snatched":
    case "ghost_snatched":
      return "snatch";
    case "drew_from_pile":
    case "drew_from_row":
    case "picked_up":
      return "draw";
    case "discarded":
      return "discard";
    case "game_ended":
      return "end";
    default:
      return null;
  }
}

function start(sound: Sound): void {
  const now = performance.now();
  if (now - (lastPlayed.get(sound) ?? -Infinity) < 120) return;
  lastPlayed = new Map(lastPlayed).set(sound, now);
  try {
    context ??= new AudioContext();
    if (context.state === "suspended") void context.resume();
    if (context.state === "closed") return;
    VOICES[sound](context, context.currentTime);
  } catch {
    // No sound here; everything is also said in words.
  }
}

const VOICES: Readonly<Record<Sound, (audio: AudioContext, at: number) => void>> = {
  lay: (audio, at) => {
    knock(audio, at, 190, 0.09, 0.5);
    paper(audio, at, 1400, 0.05, 0.12);
  },
  snatch: (audio, at) => {
    paper(audio, at, 700, 0.16, 0.22);
    knock(audio, at + 0.06, 110, 0.2, 0.5);
  },
  draw: (audio, at) => paper(audio, at, 2400, 0.14, 0.16),
  discard: (audio, at) => paper(audio, at, 900, 0.18, 0.18),
  turn: (audio, at) => {
    kalimba(audio, at, 440);
    kalimba(audio, at + 0.13, 586.67);
  },
  decide: (audio, at) => kalimba(audio, at, 440),
  few: (audio, at) => knock(audio, at, 60, 0.3, 0.3),
  end: (audio, at) => {
    kalimba(audio, at, 440);
    kalimba(audio, at + 0.14, 554.37);
    kalimba(audio, at + 0.28, 659.25);
  },
};

function knock(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = audio.createOscillator();
  const fade = audio.createGain();
  tone.type = "sine";
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  fade.gain.setValueAtTime(loud * 0.4, at);
  fade.gain.exponentialRampToValueAtTime(0.001, at + length);
  tone.connect(fade).connect(audio.destination);
  tone.start(at);
  tone.stop(at + length);
}

function paper(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const noise = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = noise.getChannelData(0);
  for (let i = 0; i < samples.length; i += 1) samples[i] = Math.random() * 2 - 1;
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  filter.Q.value = 0.8;
  const fade = audio.createGain();
  fade.gain.setValueAtTime(0.001, at);
  fade.gain.linearRampToValueAtTime(loud, at + length * 0.25);
  fade.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(filter).connect(fade).connect(audio.destination);
  source.start(at);
}

function kalimba(audio: AudioContext, at: number, pitch: number): void {
  for (const [factor, loud] of [
    [1, 0.2],
    [5.4, 0.03],
  ] as const) {
    const tone = audio.createOscillator();
    const fade = audio.createGain();
    tone.frequency.value = pitch * factor;
    fade.gain.setValueAtTime(loud, at);
    fade.gain.exponentialRampToValueAtTime(0.001, at + 0.3 / Math.sqrt(factor));
    tone.connect(fade).connect(audio.destination);
    tone.start(at);
    tone.stop(at + 0.3);
  }
}
