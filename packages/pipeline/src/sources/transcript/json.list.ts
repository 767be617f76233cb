/**
 * Which list of a JSON transcript holds what was said. The shapes of transcription services differ and change; what they
 * share is a list of entries with a text and a time or a speaker, so that it is looked for by what it holds.
 */

import { dividedIn, inTurn, repeatsWords } from './json.divided.ts';
import { type JsonEntry, jsonEntry } from './json.entry.ts';
import { isObject, type JsonObject, objectsOf } from './json.value.ts';
import { areWords } from './json.words.ts';

export type EntryList = { entries: JsonEntry[]; areWords: boolean };

const depthMax = 7;
/** Of a list's entries so many are looked into for lists of their own: a service wraps its list in a list of one. */
const insideMax = 3;
/** Names under which a list of entries with a text alone is a transcript. */
const transcriptKeys = new Set(
  'segments turns transcription utterances monologues events cues captions transcript transcripts entries sentences'.split(
    ' ',
  ),
);

type Candidate = EntryList & { characters: number; speakers: number; isTimed: boolean; depth: number };

/** The list with what was said; null where there is none. */
export function findEntries(value: unknown): EntryList | null {
  const candidates = listsIn(value, '', 0).flatMap(({ list, key, depth }) => candidateOf(list, key, depth));
  const most = candidates.reduce((max, { characters }) => Math.max(max, characters), 0);
  // What holds only a part of the words is another view of them, or nothing that was said.
  const whole = candidates.filter(({ characters }) => characters >= most * 0.7);
  return whole.toSorted(byUse)[0] ?? null;
}

/** Voices first, then times, then turns before words, then the list that stands further out. */
const byUse = (a: Candidate, b: Candidate): number =>
  Number(b.speakers > 0) - Number(a.speakers > 0) ||
  Number(b.isTimed) - Number(a.isTimed) ||
  Number(a.entries.length < 2) - Number(b.entries.length < 2) ||
  Number(a.areWords) - Number(b.areWords) ||
  a.depth - b.depth;

type JsonList = { list: readonly unknown[]; key: string; depth: number };

function listsIn(value: unknown, key: string, depth: number): JsonList[] {
  if (depth > depthMax) return [];
  if (Array.isArray(value)) {
    const inside = value.slice(0, insideMax).flatMap((one) => listsIn(one, key, depth + 1));
    const joined = [...channelsOf(value, depth), ...dividedIn(value, depth)];
    return [{ list: value, key, depth }, ...joined, ...(value.length <= insideMax ? inside : [])];
  }
  if (!isObject(value)) return [];
  const keys = Object.keys(value);
  // A list that a program wrote as an object, with the places as keys.
  if (keys.length > 1 && keys.every((name, at) => name === String(at)))
    return listsIn(Object.values(value), key, depth);
  return Object.entries(value).flatMap(([name, inner]) => listsIn(inner, name, depth + 1));
}

/** Words that stand in each entry of a list, as one list: results, each with its words. */
function channelsOf(list: readonly unknown[], depth: number): JsonList[] {
  const objects = objectsOf(list);
  if (objects.length < 2) return [];
  const words = objects.map(
    (one) =>
      [objectsOf(one['words']), objectsOf(objectsOf(one['alternatives'])[0]?.['words'])].find(
        ({ length }) => length > 0,
      ) ?? [],
  );
  const last = words.at(-1) ?? [];
  const before = words.slice(0, -1);
  if (before.every(({ length }) => length === 0) && last.length === 0) return [];
  // Where the last one tells all words again with their voices, it stands for the others.
  const isAgain = before.some(({ length }) => length > 0) && repeatsWords(before.flat(), last);
  return [{ list: isAgain ? last : inTurn(words), key: 'words', depth }];
}

function candidateOf(list: readonly unknown[], key: string, depth: number): Candidate[] {
  const objects: JsonObject[] = objectsOf(list);
  if (objects.length === 0 || objects.length < list.length * 0.9) return [];
  const entries = objects.map(jsonEntry).filter(({ text }) => text !== '');
  const characters = entries.reduce((sum, { text }) => sum + text.length, 0);
  const speakers = entries.filter(({ speaker }) => speaker !== null).length;
  const isTimed = entries.some(({ times }) => times.start !== null || times.end !== null);
  const isNamedSo = transcriptKeys.has(key) || depth === 0;
  if (characters === 0 || (!isTimed && speakers === 0 && !isNamedSo)) return [];
  return [{ entries, areWords: areWords(entries), characters, speakers, isTimed, depth }];
}
