import { speakWith } from '@ecco/engine';
import type { Cast, Script } from './script.source.ts';

export type Cue = { speaker: string; text: string; startMs: number; endMs: number };
export type Mark = { title: string; startMs: number };
export type Slide = { headline: string; line: string; startMs: number };
/** A script as it was spoken: mono samples, and where each cue, chapter and slide stands in them. */
export type Recording = {
  samples: Int16Array<ArrayBuffer>;
  sampleRate: number;
  durationMs: number;
  cues: Cue[];
  chapters: Mark[];
  slides: Slide[];
};

const rate = 16_000;
const longestCue = 170;
const pausesMs = { cue: 140, turn: 380, chapter: 900 } as const;

/** Collects sound and knows at which moment it stands. */
class Tape {
  private readonly parts: Int16Array[] = [];
  private length = 0;

  add(samples: Int16Array): void {
    this.parts.push(samples);
    this.length += samples.length;
  }

  silence(ms: number): void {
    this.add(new Int16Array(Math.round((ms * rate) / 1000)));
  }

  get ms(): number {
    return Math.round((this.length * 1000) / rate);
  }

  joined(): Int16Array<ArrayBuffer> {
    const samples = new Int16Array(this.length);
    let at = 0;
    for (const part of this.parts) {
      samples.set(part, at);
      at += part.length;
    }
    return samples;
  }
}

/** Speaks a script from the first line to the last. */
export async function record(script: Script): Promise<Recording> {
  const tape = new Tape();
  const cues: Cue[] = [];
  const chapters: Mark[] = [];
  const slides: Slide[] = [];
  tape.silence(300);
  for (const line of script.lines) {
    if (line.kind === 'chapter') {
      if (chapters.length > 0) tape.silence(pausesMs.chapter);
      chapters.push({ title: line.title, startMs: chapters.length === 0 ? 0 : tape.ms });
    } else if (line.kind === 'slide') {
      slides.push({ headline: line.headline, line: line.line, startMs: slides.length === 0 ? 0 : tape.ms });
    } else {
      cues.push(...(await recordTurn(tape, line.speaker, line.words)));
    }
  }
  const samples = tape.joined();
  return { samples, sampleRate: rate, durationMs: tape.ms, cues, chapters, slides };
}

async function recordTurn(tape: Tape, speaker: Cast, words: string): Promise<Cue[]> {
  const cues: Cue[] = [];
  for (const text of cuesOf(words)) {
    const speech = await speakWith(text, speaker.voice);
    const startMs = tape.ms;
    tape.add(atPitch(speech.samples, speaker.pitch));
    cues.push({ speaker: speaker.name, text, startMs, endMs: tape.ms });
    tape.silence(pausesMs.cue);
  }
  tape.silence(pausesMs.turn - pausesMs.cue);
  return cues;
}

/** Sentences of a turn, short ones together, as captions are cut. */
export function cuesOf(words: string): string[] {
  const cues: string[] = [];
  for (const sentence of words.split(/(?<=[.!?])\s+(?=[A-Z0-9$"'])/)) {
    const last = cues.at(-1);
    if (last !== undefined && last.length + sentence.length < longestCue)
      cues[cues.length - 1] = `${last} ${sentence}`;
    else cues.push(sentence);
  }
  return cues;
}

/** Plays the samples at another speed, which moves the pitch with it: below 1 is lower and slower. */
function atPitch(samples: Int16Array, pitch: number): Int16Array {
  if (pitch === 1) return samples;
  const moved = new Int16Array(Math.floor(samples.length / pitch));
  for (let index = 0; index < moved.length; index += 1) {
    const at = index * pitch;
    const left = samples[Math.floor(at)] ?? 0;
    const right = samples[Math.floor(at) + 1] ?? left;
    moved[index] = Math.round(left + (right - left) * (at - Math.floor(at)));
  }
  return moved;
}
