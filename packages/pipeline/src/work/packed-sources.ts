// Reading a source costs the engine far more than answering from it does, and it keeps what it has read for as long as
// it is given the same source. Between threads everything is copied, so a source of a question travels as text under a
// name, and a thread that had it before takes the one that it knows.
import { createHash } from 'node:crypto';
import type { Question, QuestionSource } from '@ecco/engine';
import { LRUCache } from 'lru-cache';

export type PackedSource = { name: string; text: string };
export type PackedQuestion = Omit<Question, 'sources'> & { sources: PackedSource[] };

/** Characters of the sources that a thread keeps; what it has read of them takes about ten times as much. */
const cachedCharacters = 12_000_000;

const packedOf = new WeakMap<QuestionSource, PackedSource>();

/** A source as it goes to a thread. */
export function pack(source: QuestionSource): PackedSource {
  const known = packedOf.get(source);
  if (known !== undefined) return known;
  const text = JSON.stringify(source);
  const packed = { name: createHash('sha256').update(text).digest('base64url'), text };
  packedOf.set(source, packed);
  return packed;
}

/** A question as it goes to a thread. */
export const packQuestion = ({ sources, ...question }: Question): PackedQuestion => ({
  ...question,
  sources: sources.map(pack),
});

const known = new LRUCache<string, QuestionSource>({
  maxSize: cachedCharacters,
  sizeCalculation: (source) =>
    1 + source.segments.reduce((sum, { text }) => sum + text.length, source.context.description.length),
});

/** The source that this thread knows by the name, or the one that came. */
export function unpack({ name, text }: PackedSource): QuestionSource {
  const before = known.get(name);
  if (before !== undefined) return before;
  const source: QuestionSource = JSON.parse(text);
  known.set(name, source);
  return source;
}

/** The question as it was packed, with the sources that this thread knows. */
export const unpackQuestion = ({ sources, ...question }: PackedQuestion): Question => ({
  ...question,
  sources: sources.map(unpack),
});
