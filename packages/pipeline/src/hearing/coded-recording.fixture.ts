/**
 * A recording whose samples say their own place, and somebody who hears it as a transcriber does: by what a piece holds, and
 * not by what is said of it. A sample a millisecond; each block of ten begins with a
 * mark and says its number, in steps too small to be loud.
 */
import type { AudioRequest, TranscribedSegment, TranscribedWord, Transcription } from '@ecco/engine';

type ScheduledWord = { text: string; startMs: number; endMs: number };
export type Schedule = { words: ScheduledWord[]; lengthMs: number };

const blockMs = 10;
const mark = 100;
const nibbles = 5;
const headBytes = 44;
const loud = 8_000;

/** Numbers from 0 to 1 that are the same for a seed. */
export function seeded(seed: number): () => number {
  let state = seed >>> 0 || 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const vocabulary =
  'aye no thank you the twenty five hundred million board fund fee we will of to and it'.split(' ');

type SpeechOptions = {
  seed: number;
  /** Length of what is said, in ms. */
  lengthMs: number;
  /** Whether there are pauses between sentences; else every cut falls where somebody speaks. */
  pauses: boolean;
  /** Silence in the middle, in ms. */
  silenceMs?: number;
};

/** Words at their times, some of them said several times in a row. */
export function scheduleOf({ seed, lengthMs, pauses, silenceMs = 0 }: SpeechOptions): Schedule {
  const random = seeded(seed);
  const words: ScheduledWord[] = [];
  let at = 200;
  let left = 8;
  let isSilent = silenceMs > 0;
  while (at < lengthMs + (isSilent ? 0 : silenceMs)) {
    const previous = words.at(-1)?.text;
    const repeats = previous !== undefined && random() < 0.25;
    const text = repeats ? previous : (vocabulary[Math.floor(random() * vocabulary.length)] ?? 'aye');
    const endMs = at + 140 + Math.round(random() * 34) * 10;
    words.push({ text, startMs: at, endMs });
    left -= 1;
    at = endMs + (pauses ? 20 : 0);
    if (left === 0) {
      left = 4 + Math.floor(random() * 12);
      at += pauses ? 450 + Math.round(random() * 90) * 10 : 0;
    }
    if (isSilent && at > lengthMs / 2) {
      isSilent = false;
      at += silenceMs;
    }
  }
  const endMs = words.at(-1)?.endMs ?? 0;
  return { words, lengthMs: Math.ceil((endMs + 300) / blockMs) * blockMs };
}

function headOf(dataBytes: number): Buffer {
  const head = Buffer.alloc(headBytes);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + dataBytes, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(1000, 24);
  head.writeUInt32LE(2000, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(dataBytes, 40);
  return head;
}

/** The recording as a WAV file. */
export function recordingOf({ words, lengthMs }: Schedule): Buffer {
  const samples = new Int16Array(lengthMs);
  for (let block = 0; block * blockMs < lengthMs; block += 1) {
    samples[block * blockMs] = mark;
    for (let part = 0; part < nibbles; part += 1)
      samples[block * blockMs + 1 + part] = (block >> (4 * part)) & 15;
  }
  for (const { startMs, endMs } of words) {
    for (let ms = startMs; ms < endMs; ms += 1)
      if (ms % blockMs > nibbles) samples[ms] = ms % 2 ? loud : -loud;
  }
  const data = Buffer.from(samples.buffer);
  return Buffer.concat([headOf(data.length), data]);
}

/** From where to where a piece truly sounds, by its samples. */
export function soundingOf(bytes: Uint8Array): { fromMs: number; toMs: number } {
  const file = Buffer.from(bytes);
  const data = file.indexOf('data') + 8;
  let first = 0;
  while (file.readInt16LE(data + first * 2) !== mark) first += 1;
  let block = 0;
  for (let part = 0; part < nibbles; part += 1)
    block |= file.readInt16LE(data + (first + 1 + part) * 2) << (4 * part);
  const fromMs = block * blockMs - first;
  return { fromMs, toMs: fromMs + (file.length - data) / 2 };
}

type Hearer = {
  schedule: Schedule;
  seed: number;
  /** How far a time may be off, in ms. */
  jitterMs: number;
  /** Whether it says times of words, beside those of segments. */
  tellsWords: boolean;
};

/** What a transcriber hears of a piece: whole words nearly at their times, and half ones as something else. */
export function hearsAs(
  { schedule, seed, jitterMs, tellsWords }: Hearer,
  request: AudioRequest,
): Transcription {
  const { fromMs, toMs } = soundingOf(request.bytes);
  const random = seeded(seed + fromMs);
  const transcribedWords = schedule.words.flatMap<TranscribedWord>(({ text, startMs, endMs }) => {
    const [begin, end] = [Math.max(startMs, fromMs), Math.min(endMs, toMs)];
    if (begin >= end) return [];
    const shift = (random() * 2 - 1) * jitterMs;
    const isWhole = begin === startMs && end === endMs;
    return [
      {
        text: isWhole ? text : `${text.slice(0, 1)}h`,
        startMs: Math.max(0, begin - fromMs + shift),
        endMs: Math.max(0, end - fromMs + shift),
        confidence: null,
      },
    ];
  });
  const segments: TranscribedSegment[] = [];
  for (let at = 0; at < transcribedWords.length; at += 6) {
    const words = transcribedWords.slice(at, at + 6);
    segments.push({
      text: words.map(({ text }) => text).join(' '),
      speaker: null,
      startMs: words[0]?.startMs ?? 0,
      endMs: words.at(-1)?.endMs ?? 0,
      confidence: null,
      words: tellsWords ? words : [],
      signs: null,
    });
  }
  return { language: 'en', segments };
}
