import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';

// Real transcripts, multiplied with a share of their words exchanged, so that no two copies are alike.

const target = 486_322;
const exchangedShare = 0.15;
const sources = [
  'changelog/dev/episodes.jsonl',
  'earnings22/dev/calls.jsonl',
  'qmsum/dev/train.jsonl',
  'qmsum/dev/val.jsonl',
].map((path) => new URL(`../../../shared/data/${path}`, import.meta.url));

/** What is said, turn by turn. */
export type Transcript = string[];

/** The turns of half a million segments, the same in every run; null where the transcripts are not there. */
export async function readTranscripts(): Promise<Transcript[] | null> {
  if (!sources.every((source) => existsSync(source))) return null;
  const texts = await Promise.all(sources.map((source) => readFile(source, 'utf8')));
  const originals = texts
    .flatMap((text) => text.split('\n').filter(Boolean))
    .map((line) => {
      const { turns }: { turns: { text: string }[] } = JSON.parse(line);
      return turns.map((turn) => turn.text);
    });
  return multiply(originals);
}

/** A small generator of its own, so that every run has the same segments. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return state / 4_294_967_296;
  };
}

function multiply(originals: Transcript[]): Transcript[] {
  const random = createRandom(1);
  const vocabulary = originals.flat().flatMap((text) => text.split(' ').slice(0, 8));
  const exchange = (word: string) =>
    random() < exchangedShare ? (vocabulary[Math.floor(random() * vocabulary.length)] ?? word) : word;
  const copies: Transcript[] = [...originals];
  let count = originals.flat().length;
  while (count < target) {
    for (const original of originals) {
      const copy = original.slice(0, target - count).map((text) => text.split(' ').map(exchange).join(' '));
      copies.push(copy);
      count += copy.length;
    }
  }
  return copies;
}
