import { readFile } from 'node:fs/promises';
import { type FliteVoice, speakWith } from '@ecco/engine';
import { toWav } from '../../e2e/wav.ts';

/** A turn of a sample: the initials of who speaks, and the words. */
type Turn = { speaker: string; text: string };
export type KnownRecording = { name: string; turns: Turn[]; wav: Uint8Array; seconds: number };

const samples = new URL('../../samples/sources/', import.meta.url);
const voices: readonly FliteVoice[] = ['slt', 'rms', 'awb', 'kal16'];
/** A speaker for each of the built-in voices. */
const mostSpeakers = voices.length;
/** As long as the pieces that the product sends. */
const longestSeconds = 480;
const pauseSeconds = 0.6;

const turnLine = /^([A-Z]{2}): (.{1,4000})$/;

async function turnsOf(path: string): Promise<Turn[]> {
  const text = await readFile(new URL(path, samples), 'utf8');
  const turns = text.split('\n').flatMap((line) => {
    const [, speaker, said] = turnLine.exec(line) ?? [];
    return speaker === undefined || said === undefined ? [] : [{ speaker, text: said }];
  });
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))].slice(0, mostSpeakers);
  return turns.filter(({ speaker }) => speakers.includes(speaker));
}

/** A bundled sample, spoken by the built-in voices, from its beginning. */
export async function knownRecording(path: string): Promise<KnownRecording> {
  const turns = await turnsOf(path);
  const speakers = [...new Set(turns.map(({ speaker }) => speaker))];
  const spoken: Turn[] = [];
  const parts: Int16Array[] = [];
  let [length, sampleRate] = [0, 16_000];
  for (const turn of turns) {
    if (length >= longestSeconds * sampleRate) break;
    const speech = await speakWith(turn.text, voices[speakers.indexOf(turn.speaker)] ?? 'slt');
    sampleRate = speech.sampleRate;
    parts.push(speech.samples, new Int16Array(Math.round(pauseSeconds * sampleRate)));
    length += speech.samples.length + Math.round(pauseSeconds * sampleRate);
    spoken.push(turn);
  }
  const all = new Int16Array(length);
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  const wav = toWav({ samples: all, sampleRate });
  return { name: path, turns: spoken, wav, seconds: length / sampleRate };
}
