// A list of records, as a directory of plans or firms has them: a name, and below it the same fields of each.
import type { Source } from '../../ports/ports.ts';
import { cachedBySource } from '../../reading/cache.ts';

/** `segment`: its place among those of the source. */
export type RecordField = { label: string; value: string; segment: number };
export type ListedRecord = { name: string; segment: number; fields: readonly RecordField[] };

const field = /^(\p{Lu}[\p{L} ]{1,24}): (\S.{0,200})$/u;
/** The name and the first of its fields on one line: "Larch Teachers' Fund (LTF) State: PA". */
const nameWithField = /^(\p{Lu}[^:]{3,120}?) (\p{Lu}\p{L}{1,24}): (\S.{0,60})$/u;
const fewestRecords = 3;

type OpenRecord = { name: string; segment: number; fields: RecordField[] };

/** A line that is no field is a name where fields follow it. */
function opened(text: string, segment: number): OpenRecord {
  const [, name, label = '', value = ''] = nameWithField.exec(text) ?? [];
  if (name === undefined) return { name: text, segment, fields: [] };
  return { name, segment, fields: [{ label: label.toLowerCase(), value, segment }] };
}

/** The records of a source, in their order; none where fewer than three have the same fields. */
export const recordsOf = cachedBySource((source: Source): readonly ListedRecord[] => {
  if (source.context.kind !== 'document') return [];
  const records: OpenRecord[] = [];
  for (const [segment, one] of source.segments.entries()) {
    const text = one.text.trim();
    const [, label = '', value = ''] = field.exec(text) ?? [];
    if (label === '') records.push(opened(text, segment));
    else records.at(-1)?.fields.push({ label: label.toLowerCase(), value, segment });
  }
  const whole = records.filter(({ fields }) => fields.length > 1);
  return whole.length < fewestRecords ? [] : whole;
});
