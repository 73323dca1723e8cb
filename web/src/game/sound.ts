/** Our own short sounds of wood, paper and fur, generated when they are needed. */

import { preferences } from "../preferences.svelte";
import type { Cue, Sound } from "./cues";

let context: AudioContext | null = null;
/** When each sound ends, in audio time. */
const heardUntil = new Map<Sound, number>();

/**
 * Play sounds, never the same one twice at once. A hidden page plays only sounds that call the
 * user.
 */
export function play(cues: readonly Cue[]): void {
  if (!preferences.sound) return;
  const audible = document.hidden ? cues.filter(({ sound }) => CALLS.includes(sound)) : cues;
  const audio = audible.length > 0 ? running() : null;
  if (!audio) return;
  for (const cue of audible) start(audio, cue);
}

/** The audio context, once the browser allows it; earlier sounds are dropped. */
function running(): AudioContext | null {
  try {
    context ??= new AudioContext();
    if (context.state === "running") return context;
    void context.resume();
  } catch {
    // No sound is available; everything is also said in words.
  }
  return null;
}

function start(audio: AudioContext, { sound, at, cards }: Cue): void {
  const begin = audio.currentTime + at / 1000;
  if (begin < (heardUntil.get(sound) ?? 0)) return;
  heardUntil.set(sound, begin + VOICES[sound](audio, begin, cards));
}

const CALLS: readonly Sound[] = ["turn", "decide", "tick"];
/** The lower note of the turn sound; alone it is the sound of a decision. */
const A4 = 440;
const FOURTH = 4 / 3;
const KNOCK = 0.055;
const MOST_KNOCKS = 5;

/** Each function starts its sound at a time and returns the duration in seconds, at most 0.3. */
const VOICES: Readonly<Record<Sound, (audio: AudioContext, at: number, cards: number) => number>> =
  {
    lay: (audio, at, cards) => {
      const knocks = Math.min(cards, MOST_KNOCKS);
      for (let knock = 0; knock < knocks; knock += 1) {
        wood(audio, at + knock * KNOCK, 190 + 12 * knock, KNOCK, 0.2);
      }
      return knocks * KNOCK;
    },
    snatch: (audio, at) => {
      paper(audio, at, 700, 0.16, 0.22);
      wood(audio, at + 0.08, 110, 0.2, 0.2);
      return 0.28;
    },
    tick: (audio, at) => {
      wood(audio, at, 880, KNOCK, 0.16);
      return KNOCK;
    },
    draw: (audio, at) => paper(audio, at, 2400, 0.14, 0.16),
    discard: (audio, at) => paper(audio, at, 900, 0.18, 0.18),
    turn: (audio, at) => {
      kalimba(audio, at, A4, 0.17);
      return 0.13 + kalimba(audio, at + 0.13, A4 * FOURTH, 0.17);
    },
    decide: (audio, at) => kalimba(audio, at, A4, 0.26),
    few: (audio, at) => purr(audio, at),
    end: (audio, at) => {
      kalimba(audio, at, A4, 0.1);
      kalimba(audio, at + 0.09, A4 * 1.25, 0.1);
      return 0.18 + kalimba(audio, at + 0.18, A4 * 1.5, 0.12);
    },
  };

/** A soft knock; lower and longer, it is a pluck. */
function wood(audio: AudioContext, at: number, pitch: number, length: number, loud: number): void {
  const tone = audio.createOscillator();
  tone.frequency.setValueAtTime(pitch * 1.6, at);
  tone.frequency.exponentialRampToValueAtTime(pitch, at + 0.03);
  tone.connect(fading(audio, at, loud, length));
  tone.start(at);
  tone.stop(at + length);
}

function paper(
  audio: AudioContext,
  at: number,
  pitch: number,
  length: number,
  loud: number,
): number {
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
  return length;
}

function kalimba(audio: AudioContext, at: number, pitch: number, length: number): number {
  for (const [factor, loud] of [
    [1, 0.2],
    [5.4, 0.03],
  ] as const) {
    const tone = audio.createOscillator();
    tone.frequency.value = pitch * factor;
    tone.connect(fading(audio, at, loud, length / Math.sqrt(factor)));
    tone.start(at);
    tone.stop(at + length);
  }
  return length;
}

/** A low tone that trembles. */
function purr(audio: AudioContext, at: number): number {
  const length = 0.3;
  const tone = audio.createOscillator();
  tone.type = "triangle";
  tone.frequency.value = 82;
  const tremble = audio.createGain();
  tremble.gain.value = 0.5;
  const flutter = audio.createOscillator();
  flutter.frequency.value = 24;
  flutter.connect(tremble.gain);
  tone.connect(tremble).connect(fading(audio, at, 0.22, length));
  for (const one of [tone, flutter]) {
    one.start(at);
    one.stop(at + length);
  }
  return length;
}

/** The output for a sound that fades out. */
function fading(audio: AudioContext, at: number, loud: number, length: number): GainNode {
  const fade = audio.createGain();
  fade.gain.setValueAtTime(loud, at);
  fade.gain.exponentialRampToValueAtTime(0.001, at + length);
  fade.connect(audio.destination);
  return fade;
}
