// Which of the records of a list has most of something, and what one of them has, is told by their fields and by nothing else.
import { states } from '@ecco/domain';
import { placedFigures } from '../../assertions/proved-figures.ts';
import { citePiece } from '../../reading/citation.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { type ListedRecord, type RecordField, recordsOf } from './record-list.ts';
import type { SourceQuestion, Statement } from './statement.type.ts';

const asksMost = /\b(?:largest|biggest|most|highest|greatest)\b/iu;
const asksLeast = /\b(?:smallest|least|lowest|fewest)\b/iu;
const asksWhich = /^\W*(?:which|what|who)\b/iu;
/** A name without what it is shortened to. */
const withoutLetters = (name: string): string => name.replace(/ ?\([^()]{1,40}\)$/u, '');

/** What is asked of by its size alone. */
const sizes: ReadonlySet<string> = new Set(
  searchTermsOf('large larger largest big bigger biggest small smallest size'),
);
const sizeFields: ReadonlySet<string> = new Set([
  'assets',
  'total assets',
  'aum',
  'assets under management',
  'net assets',
]);

/** The label of the field that a question asks for; the words of a name ask for none: "New York State Fund". */
function fieldLabel(question: string, records: readonly ListedRecord[], name = ''): string | null {
  const named = new Set(searchTermsOf(name));
  const stems = new Set(searchTermsOf(question).filter((stem) => !named.has(stem)));
  const labels = [...new Set(records.flatMap(({ fields }) => fields.map(({ label }) => label)))];
  const said = labels.find((label) => searchTermsOf(label).every((stem) => stems.has(stem)));
  if (said !== undefined) return said;
  const isOfSize = [...stems].some((stem) => sizes.has(stem));
  return isOfSize ? (labels.find((label) => sizeFields.has(label)) ?? null) : null;
}

const fieldOf = ({ fields }: ListedRecord, label: string): RecordField | null =>
  fields.find((one) => one.label === label) ?? null;

/** The records of the place that a question names; null where it names anything else that the source is not called by. */
function ofPlace(
  { question, source }: SourceQuestion,
  records: readonly ListedRecord[],
): readonly ListedRecord[] | null {
  const titled = new Set(searchTermsOf(source.context.title));
  const place = states.find(({ name }) => new RegExp(String.raw`\b${name}\b`, 'u').test(question));
  const named = (question.slice(1).match(/\p{Lu}[\p{L}’']+/gu) ?? []).filter(
    (word) => !place?.name.includes(word) && !searchTermsOf(word).every((stem) => titled.has(stem)),
  );
  if (named.length > 0) return null;
  if (place === undefined) return records;
  const isThere = (one: ListedRecord): boolean =>
    [place.code, place.name].includes(fieldOf(one, 'state')?.value.replace(/\.$/u, '') ?? '');
  const there = records.filter(isThere);
  if (there.length > 0) return there;
  return searchTermsOf(place.name).every((stem) => titled.has(stem)) ? records : null;
}

const sizeIn = (value: string): { value: number; unit: string } | null => {
  const [one, another] = placedFigures(value);
  return one === undefined || another !== undefined ? null : { value: one.value, unit: one.unit };
};

/** A field of a record behind its name. */
function told(
  { source: { segments } }: SourceQuestion,
  record: ListedRecord,
  field: RecordField,
): Omit<Statement, 'lead'> {
  const stated = segments[field.segment]?.text.trim() ?? '';
  const cite = (segment: number, quote: string) => {
    const start = segments[segment]?.text.indexOf(quote) ?? 0;
    return citePiece(segments, { segment, start, end: start + quote.length });
  };
  if (field.segment === record.segment)
    return { text: stated, verbatim: true, citations: cite(field.segment, stated) };
  return {
    text: `${record.name.replace(/[.:;,]$/u, '')}: ${stated}`,
    verbatim: false,
    citations: [...cite(record.segment, record.name), ...cite(field.segment, stated)],
  };
}

/** The record that has most, or least, of what is asked for, where every record says how much it has. */
function extreme(asked: SourceQuestion, all: readonly ListedRecord[]): Statement | null {
  const { question } = asked;
  const [isMost, isLeast] = [asksMost.test(question), asksLeast.test(question)];
  const label = fieldLabel(question, all);
  const records = ofPlace(asked, all);
  if (isMost === isLeast || !asksWhich.test(question) || label === null || records === null) return null;
  const sized = records.map((record) => {
    const field = fieldOf(record, label);
    return { record, field, size: field === null ? null : sizeIn(field.value) };
  });
  const units = new Set(sized.map(({ size }) => size?.unit ?? 'none'));
  if (records.length < 2 || units.size !== 1 || units.has('none')) return null;
  const sign = isMost ? -1 : 1;
  const [first, second] = sized.toSorted((a, b) => sign * ((a.size?.value ?? 0) - (b.size?.value ?? 0)));
  if (first === undefined || first.field === null || first.size?.value === second?.size?.value) return null;
  return { ...told(asked, first.record, first.field), lead: withoutLetters(first.record.name) };
}

const asksOver = /\b(?:over|above|more than|greater than|larger than|exceed(?:s|ing)?|at least)\b/iu;
const asksUnder = /\b(?:under|below|less than|fewer than|smaller than|at most)\b/iu;
/** What a record with just as much answers too. */
const asksEqual = /\bat (?:least|most)\b/iu;

/** The field of sizes of a list in which each record has one of a unit; null where there is none. */
const sizesOf = (question: string, records: readonly ListedRecord[]): string | null =>
  fieldLabel(question, records) ??
  records[0]?.fields.find(({ label }) => sizeFields.has(label))?.label ??
  null;

/**
 * The records of a list that have more, or less, than a question says, the largest first: what each has is held against it.
 * Null for a question of something else; none where a record does not say what it has in the same unit.
 */
export function recordsBeyond(asked: SourceQuestion): readonly Statement[] | null {
  const { question } = asked;
  const [isOver, isUnder] = [asksOver.test(question), asksUnder.test(question)];
  const limit = sizeIn(question.replaceAll(/(\d)bn\b/giu, '$1 billion'));
  if (isOver === isUnder || limit === null || !asksWhich.test(question)) return null;
  const listed = recordsOf(asked.source);
  const records = listed.length === 0 ? null : ofPlace(asked, listed);
  const label = records === null ? null : sizesOf(question, records);
  if (records === null || label === null) return null;
  const sized = records.flatMap((record) => {
    const field = fieldOf(record, label);
    const size = field === null ? null : sizeIn(field.value);
    return field === null || size?.unit !== limit.unit ? [] : [{ record, field, value: size.value }];
  });
  if (sized.length < records.length) return [];
  const isBeyond = (value: number): boolean =>
    (isOver ? value > limit.value : value < limit.value) ||
    (asksEqual.test(question) && value === limit.value);
  return sized
    .filter(({ value }) => isBeyond(value))
    .toSorted((one, other) => other.value - one.value)
    .map(({ record, field }) => ({ ...told(asked, record, field), lead: withoutLetters(record.name) }));
}

/** What the one record that a question names has of what it asks for. */
function ofNamed(asked: SourceQuestion, records: readonly ListedRecord[]): Statement | null {
  const { question } = asked;
  const stems = new Set(searchTermsOf(question));
  const isNamed = ({ name }: ListedRecord): boolean => {
    const [, letters = ''] = /\((?:\p{Lu}{2} )?(\p{Lu}[\p{L}-]{1,8}\p{Lu})[^()]*\)$/u.exec(name) ?? [];
    const words = searchTermsOf(withoutLetters(name));
    return (
      (letters !== '' && new RegExp(String.raw`\b${letters}\b`, 'u').test(question)) ||
      (words.length > 1 && words.every((stem) => stems.has(stem)))
    );
  };
  const [record, another] = records.filter(isNamed);
  const label = fieldLabel(question, records, record?.name);
  const field = record === undefined || label === null ? null : fieldOf(record, label);
  if (record === undefined || another !== undefined || field === null) return null;
  return { ...told(asked, record, field), lead: field.value.replace(/\.$/u, '') };
}

/** What a list of records tells of a question; null where it is no list, or that is not sure. */
export function listedRecord(asked: SourceQuestion): Statement | null {
  const records = recordsOf(asked.source);
  if (records.length === 0) return null;
  return asksMost.test(asked.question) || asksLeast.test(asked.question)
    ? extreme(asked, records)
    : ofNamed(asked, records);
}
