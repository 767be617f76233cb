/** A recording of known words: sentences of several voices with pauses between them, each word with its place. */
import { type FliteVoice, speakWith } from '@ecco/engine';
import { generator } from '../generator.ts';

export type SpokenWord = { word: string; startMs: number; endMs: number };
export type SpokenRecording = { sampleRate: number; samples: Int16Array; words: SpokenWord[] };

const voices: readonly FliteVoice[] = ['slt', 'rms', 'awb'];
const subjects = ['the pacing plan', 'the custody contract', 'private credit', 'the annex lease', 'timber'];
const speakers = ['the chair', 'staff', 'our consultant', 'the actuary', 'a trustee'];
const verbs = ['supports', 'questions', 'would defer', 'asks about', 'moves to approve'];
const pauseMs = { least: 250, most: 1_400 };

/** Sentences of which no two are alike, so that a piece of the sound lies at one place only. */
function sentence(at: number, random: () => number): string {
  const one = (list: readonly string[]): string => list[Math.floor(random() * list.length)] ?? '';
  return `Matter ${at}: ${one(speakers)} ${one(verbs)} ${one(subjects)}, ${Math.floor(random() * 900) + 100} million dollars.`;
}

/** At least so many minutes of speech. */
export async function speakRecording(minutes: number, seed: number): Promise<SpokenRecording> {
  const random = generator(seed);
  const chunks: Int16Array[] = [];
  const words: SpokenWord[] = [];
  let [length, sampleRate] = [0, 16_000];
  for (let at = 1; length < minutes * 60 * sampleRate; at += 1) {
    const text = sentence(at, random);
    const speech = await speakWith(text, voices[at % voices.length] ?? 'slt');
    sampleRate = speech.sampleRate;
    const spoken = text.split(' ');
    const startMs = (length / sampleRate) * 1_000;
    const eachMs = ((speech.samples.length / sampleRate) * 1_000) / spoken.length;
    for (const [place, word] of spoken.entries())
      words.push({ word, startMs: startMs + place * eachMs, endMs: startMs + (place + 1) * eachMs });
    const pause = pauseMs.least + random() * (pauseMs.most - pauseMs.least);
    chunks.push(Int16Array.from(speech.samples), new Int16Array(Math.round((pause / 1_000) * sampleRate)));
    length += speech.samples.length + (chunks.at(-1)?.length ?? 0);
  }
  const samples = new Int16Array(length);
  let place = 0;
  for (const chunk of chunks) {
    samples.set(chunk, place);
    place += chunk.length;
  }
  return { sampleRate, samples, words };
}
