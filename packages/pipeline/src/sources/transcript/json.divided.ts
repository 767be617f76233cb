/**
 * What was said, divided among several lists: a list for each channel of a call, for each person, or for each part. It is
 * told whole, in the order of its times.
 */
import { jsonEntry } from './json.entry.ts';
import { type JsonObject, objectsOf } from './json.value.ts';

/** Under these names a part of a file keeps what was said in it. */
const listKeys = ['segments', 'turns', 'transcription', 'utterances', 'captions', 'transcript', 'entries'];
/** More parts than persons and channels are entries. */
const partsMax = 100;
/** Lists that share so many of their words are views of one talk. */
const sameShare = 0.6;
const sampledWords = 200;

/** The lists that the parts of a list have under one name, joined; none where they are views of one talk. */
export function dividedIn(
  list: readonly unknown[],
  depth: number,
): { list: JsonObject[]; key: string; depth: number }[] {
  const parts = objectsOf(list);
  if (parts.length < 2 || parts.length > partsMax) return [];
  return listKeys.flatMap((key) => {
    const lists = parts.map((part) => objectsOf(part[key]));
    const reported = lists.filter(({ length }) => length > 0);
    if (reported.length < 2 || areViews(parts, reported)) return [];
    const voiced = lists.map((entries, at) => entries.map((entry) => withVoice(entry, parts[at] ?? {})));
    return [{ list: inTurn(voiced), key, depth: depth + 1 }];
  });
}

/** An entry with the voice of the part that it stands in, where it has none of its own. */
function withVoice(entry: JsonObject, part: JsonObject): JsonObject {
  const { speaker } = jsonEntry(part);
  return speaker === null || jsonEntry(entry).speaker !== null ? entry : { ...entry, speaker };
}

/** Whether parts are of several languages, or tell the same. */
function areViews(parts: readonly JsonObject[], lists: readonly JsonObject[][]): boolean {
  const languages = new Set(
    parts.flatMap((part) => part['language'] ?? part['lang'] ?? part['locale'] ?? []),
  );
  const [first = [], second = []] = lists;
  return languages.size > 1 || sharedOf(first, second) >= sameShare;
}

function sharedOf(one: readonly JsonObject[], other: readonly JsonObject[]): number {
  const [words, others] = [entryWords(one), entryWords(other)];
  const shared = [...words].filter((word) => others.has(word)).length;
  return shared / Math.max(1, Math.min(words.size, others.size));
}

const entryWords = (entries: readonly JsonObject[]): Set<string> =>
  new Set(
    entries
      .map((entry) => jsonEntry(entry).text)
      .join(' ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u, sampledWords),
  );

/** How many first words tell whether a list begins as another does. */
const firstWords = 3;

/** Whether a list of words begins with the words of others and is about as long. */
export function repeatsWords(others: readonly JsonObject[], list: readonly JsonObject[]): boolean {
  const head = (entries: readonly JsonObject[]) =>
    entries
      .slice(0, firstWords)
      .map((entry) => jsonEntry(entry).text.trim().toLowerCase())
      .join(' ');
  return list.length >= others.length * 0.9 && head(list) === head(others);
}

/** Lists as one, in the order of their times; those that overlap are channels, whose number is a voice where they name none. */
export function inTurn(lists: readonly JsonObject[][]): JsonObject[] {
  const starts = lists.map((list) => list.map(startOf));
  const all = starts.flat();
  const isOrdered = all.every((start, at) => start === null || start >= (all[at - 1] ?? 0));
  if (isOrdered || all.includes(null)) return lists.flat();
  return lists
    .flatMap((list, channel) =>
      list.map((entry, at) => ({
        entry: jsonEntry(entry).speaker === null ? { ...entry, speaker: `Channel ${channel + 1}` } : entry,
        start: starts[channel]?.[at] ?? 0,
      })),
    )
    .toSorted((a, b) => a.start - b.start)
    .map(({ entry }) => entry);
}

/** In whatever unit the file has. */
function startOf(entry: JsonObject): number | null {
  const { start } = jsonEntry(entry).times;
  if (start === null) return null;
  return 'ms' in start ? start.ms : start.plain;
}
