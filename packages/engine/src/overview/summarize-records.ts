// A list of names with facts below each, such as plans with their assets: it says nothing in sentences, so that its
// entries are told, each with what it comes to.
import type { Source } from '../ports/ports.ts';
import { type ListedRecord, type RecordField, readRecords } from '../records/read-records.ts';
import type { RatedStatement } from '../salience/salience.ts';
import { paraphrase } from './paraphrase.ts';

/** Entries that are told. */
const most = 12;
const amount = /^\p{Sc}\s?\d|^\d[\d.,]*\s?(?:%|(?:thousand|million|billion)\b)/iu;
/** The facts that a reader asks first, in their order. */
const sizes = /\b(?:assets|aum|value|amount|total|balance|revenues?|members|participants)\b/iu;

const factOf = ({ fields }: ListedRecord): RecordField | null =>
  fields.find(({ label, value }) => sizes.test(label) && amount.test(value)) ??
  fields.find(({ value }) => amount.test(value)) ??
  null;

/** The entries with their amounts, in the order of the source; empty for every source that is no list of this kind. */
export function summarizeRecords(
  { context, segments }: Source,
  rated: readonly RatedStatement[],
): RatedStatement[] {
  if (context.kind !== 'document') return [];
  const sentenceAt = (segment: number): RatedStatement | undefined =>
    rated.find(({ sentence }) => sentence.segment === segment);
  const ratedStatements = readRecords(segments).flatMap((record): RatedStatement[] => {
    const fact = factOf(record);
    const [name, row] = [sentenceAt(record.segment), fact && sentenceAt(fact.segment)];
    return fact && name && row
      ? [paraphrase(`${record.name}: ${fact.label.toLowerCase()} ${fact.value}.`, [name, row])]
      : [];
  });
  return ratedStatements.slice(0, most);
}
