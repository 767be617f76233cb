import { createHash } from 'node:crypto';
import type { Money, Signal } from '@ecco/domain';
import { z } from 'zod';
import { citationCodec, citedTextCodec } from '../citations/citation.ts';
import { citedFieldReader, evidenceOf } from './cited-columns.ts';
import type { signals } from './signal.table.ts';

type SignalRow = typeof signals.$inferSelect;

/** Told fields whose words alone are kept, each in the column of its name. */
type WordedField =
  | 'who'
  | 'manager'
  | 'vehicle'
  | 'assetClass'
  | 'strategy'
  | 'consultant'
  | 'person'
  | 'measure'
  | 'decided'
  | 'effective';

const byName = <Value>(of: (name: WordedField) => Value): Record<WordedField, Value> => ({
  who: of('who'),
  manager: of('manager'),
  vehicle: of('vehicle'),
  assetClass: of('assetClass'),
  strategy: of('strategy'),
  consultant: of('consultant'),
  person: of('person'),
  measure: of('measure'),
  decided: of('decided'),
  effective: of('effective'),
});

const day = z.iso.date();
const dayColumn = (words: string | undefined): string | null => day.safeParse(words).data ?? null;

/** The same for the same event of the same words, so that a link to it lasts when its item is read again. */
function idOf({ kind, places }: Signal, itemId: string, nth: number): string {
  const text = [itemId, kind, places[0]?.segmentId, nth].join(' ');
  const hash = createHash('sha256').update(text).digest('hex');
  // In the form of a uuid that says it is made its own way.
  return hash.replace(/^(.{8})(.{4})(.{3})(.{3})(.{12}).*$/u, '$1-$2-8$3-8$4-$5');
}

/** Signals of an item as they are stored, in their order. */
export function rowsOfSignals(itemId: string, signals: readonly Signal[]) {
  const seen = new Map<string, number>();
  return signals.map((signal, idx) => {
    const key = `${signal.kind} ${signal.places[0]?.segmentId}`;
    const nth = seen.get(key) ?? 0;
    seen.set(key, nth + 1);
    return { ...rowOfSignal(signal, { itemId, idx }), id: idOf(signal, itemId, nth) };
  });
}

function rowOfSignal(signal: Signal, at: { itemId: string; idx: number }) {
  const { kind, sentence, places, amount, stage } = signal;
  const reported = byName((name) => signal[name]);
  return {
    ...at,
    ...byName((name) => signal[name]?.value ?? null),
    kind,
    sentence,
    places,
    stage: stage?.value ?? null,
    amountText: amount?.value.text ?? null,
    amountValue: amount?.value.value ?? null,
    amountCurrency: amount?.value.currency ?? null,
    amountTerms: amount?.value.terms ?? null,
    decidedOn: dayColumn(signal.decided?.value),
    evidence: evidenceOf({ ...reported, amount, stage }),
  };
}

const moneyOf = ({
  amountText: text,
  amountValue: value,
  amountCurrency: currency,
  amountTerms: terms,
}: SignalRow): Money | null =>
  text === null || value === null || currency === null ? null : { text, value, currency, terms };

export function signalOfRow(row: SignalRow): Signal {
  const reported = citedFieldReader(row.evidence);
  return {
    ...byName((name) => reported(name, row[name])),
    kind: row.kind,
    sentence: citedTextCodec.parse(row.sentence),
    places: z.array(citationCodec).parse(row.places),
    amount: reported('amount', moneyOf(row)),
    stage: reported('stage', row.stage),
  };
}
