/** Lists whose entries are a name and lines of facts below it: "Alder Fund", "State: GA", "Assets: $120 billion". */
import type { Segment } from '../ports/ports.ts';
import { countWords } from '../words/token.ts';

/** A fact of an entry, with the place of its segment. */
export type RecordField = { label: string; value: string; segment: number };
/** An entry of such a list; `segment`: where its name stands. */
export type ListedRecord = { name: string; segment: number; fields: RecordField[] };

type Line = Pick<Segment, 'text' | 'speaker' | 'startMs'>;

const field = /^(\p{Lu}[\p{L} /’'-]{0,24}):\s{1,3}(\S.{0,300})$/u;
const [mostNameWords, fewestFields, fewestRecords, fewestShared] = [16, 2, 2, 2];

const fieldOf = (line: Line | undefined): RegExpExecArray | null =>
  line === undefined || line.speaker !== null || line.startMs !== null ? null : field.exec(line.text.trim());

/** Whether a line is a fact among facts, and so neither a heading nor a sentence. */
export const isListedField = (segments: readonly Line[], at: number): boolean =>
  fieldOf(segments[at]) !== null &&
  (fieldOf(segments[at - 1]) !== null || fieldOf(segments[at + 1]) !== null);

const isName = (line: Line): boolean =>
  /^\p{Lu}/u.test(line.text.trim()) &&
  !/[.!?:;,]$|\s\|\s/u.test(line.text.trim()) &&
  countWords(line.text) <= mostNameWords;

function recordAt(segments: readonly Line[], at: number): ListedRecord | null {
  const own = segments[at];
  if (own === undefined || own.speaker !== null || own.startMs !== null) return null;
  if (fieldOf(own) !== null || !isName(own)) return null;
  const fields: RecordField[] = [];
  for (let next = at + 1; next < segments.length; next++) {
    const [, label, value] = fieldOf(segments[next]) ?? [];
    if (label === undefined || value === undefined) break;
    fields.push({ label, value, segment: next });
  }
  return fields.length < fewestFields ? null : { name: own.text.trim(), segment: at, fields };
}

/**
 * The entries of a list, in their order; empty where a source is no such list: several names, all with at least two facts
 * that they have in common.
 */
export function readRecords(segments: readonly Line[]): ListedRecord[] {
  const listedRecords = segments.flatMap((_, at) => recordAt(segments, at) ?? []);
  const [first, ...others] = listedRecords;
  if (first === undefined || listedRecords.length < fewestRecords) return [];
  const shared = first.fields.filter(({ label }) =>
    others.every(({ fields }) => fields.some((one) => one.label === label)),
  );
  return shared.length >= fewestShared ? listedRecords : [];
}
