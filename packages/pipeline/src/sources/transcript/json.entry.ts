/** One entry of a list in a JSON transcript, whatever its keys are called: what was said, by whom, and when. */
import { type RawTimes, timesOf } from './json.time.ts';
import { firstText, isObject, type JsonObject, objectsOf } from './json.value.ts';

/** `speaker` as the file has it: a name, or a label that another list of the file may name. */
export type JsonEntry = { speaker: string | null; text: string; times: RawTimes };

const textKeys = [
  ...['punctuated_word', 'body', 'text', 'transcript', 'display', 'sentence', 'content', 'utterance'],
  ...['dialog', 'dialogue', 'caption', 'line', 'word', 'value', 'utf8', 'raw_text', 'Text', 'Transcript'],
  ...['speech', 'says', 'said', 'spoken', 'phrase', 'message'],
];
const nameKeys = [
  ...['voice', 'speakerName', 'speaker_name', 'speakerDisplayName', 'display_name', 'displayName'],
  ...['participantName', 'participant_name', 'userName', 'user_name', 'speaker', 'Speaker', 'speaker_label'],
  ...['speakerLabel', 'name', 'speakerId', 'speaker_id', 'speakerTag', 'speaker_tag', 'participant'],
  ...['author', 'user', 'who', 'spk'],
];
/** Where the parts of an entry's own text stand, each with a text of its own. */
const partKeys = ['sentences', 'segs', 'elements', 'words'];

export function jsonEntry(entry: JsonObject): JsonEntry {
  const inner = objectsOf(entry['alternatives'])[0] ?? objectsOf(entry['nBest'])[0];
  return {
    speaker: speakerOf(entry) ?? (inner ? speakerOf(inner) : null),
    text:
      firstText(entry, textKeys) ??
      (inner ? firstText(inner, textKeys) : null) ??
      textInside(entry) ??
      textOfParts(entry),
    times: withEnds(timesOf(entry), entry),
  };
}

/** The text of an entry whose text is an object with a sentence in it. */
function textInside(entry: JsonObject, depth = 0): string | null {
  const inner = ['text', 'sentence', 'transcript', 'content'].map((key) => entry[key]).find(isObject);
  if (inner === undefined || depth > 2) return null;
  return firstText(inner, textKeys) ?? textInside(inner, depth + 1);
}

function speakerOf(entry: JsonObject): string | null {
  const info = entry['speaker_info'];
  const named = isObject(info) ? firstText(info, ['display_name', 'name']) : null;
  if (named !== null) return named.trim();
  for (const key of nameKeys) {
    const label = labelOf(entry[key]);
    if (label !== null) return label;
  }
  return null;
}

function labelOf(value: unknown): string | null {
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string') return value.trim() || null;
  if (!isObject(value)) return null;
  return firstText(value, ['name', 'display_name', 'displayName', 'label']) ?? labelOf(value['id']);
}

const entryParts = (entry: JsonObject): JsonObject[] =>
  partKeys.map((key) => objectsOf(entry[key])).find((parts) => parts.length > 0) ?? [];

function textOfParts(entry: JsonObject): string {
  const parts = entryParts(entry).map((part) => firstRaw(part));
  // Sentences and words come without the spaces between them; pieces of a line have them.
  const isSpaced = entry['segs'] !== undefined || parts.some((part) => /^\s|\s$/.test(part));
  return parts.join(isSpaced || entry['elements'] !== undefined ? '' : ' ').trim();
}

/** The text of a part as it stands: a piece may be the space between two words. */
const firstRaw = (part: JsonObject): string => {
  const value = textKeys.map((key) => part[key]).find((one) => typeof one === 'string');
  return typeof value === 'string' ? value : '';
};

/** The times of the first and the last part, where the entry has none. */
function withEnds(times: RawTimes, entry: JsonObject): RawTimes {
  if (times.start !== null) return times;
  const parts = [...entryParts(entry).map(timesOf), ...spokenAt(entry)];
  const start = parts.find((part) => part.start !== null)?.start ?? null;
  const end = parts.findLast((part) => part.end !== null)?.end ?? null;
  return { ...times, start, end: times.end ?? end };
}

/** `[["the", 0.1, 0.2], …]` in the first alternative: words and their times in seconds. */
function spokenAt(entry: JsonObject): RawTimes[] {
  const timestamps = objectsOf(entry['alternatives'])[0]?.['timestamps'];
  return (Array.isArray(timestamps) ? timestamps : []).flatMap((word): RawTimes[] => {
    const [, start, end] = Array.isArray(word) ? word : [];
    return typeof start === 'number' && typeof end === 'number'
      ? [{ start: { plain: start }, end: { plain: end }, duration: null }]
      : [];
  });
}
