import { randomUUID } from 'node:crypto';
import type { Money, Signal } from '@ecco/domain';
import { z } from 'zod';
import { citationCodec, citedTextCodec } from '../citations/citation.ts';
import type { signals } from './signal.table.ts';
import { evidenceOf, toldBy } from './told-columns.ts';

type SignalRow = typeof signals.$inferSelect;

/** Told fields whose words alone are kept, each in the column of its name. */
type Worded =
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

const byName = <Value>(of: (name: Worded) => Value): Record<Worded, Value> => ({
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
const dayOf = (words: string | undefined): string | null => day.safeParse(words).data ?? null;

export function rowOfSignal(signal: Signal, at: { itemId: string; idx: number }) {
  const { kind, sentence, places, amount, stage } = signal;
  const told = byName((name) => signal[name]);
  return {
    ...at,
    ...byName((name) => signal[name]?.value ?? null),
    id: randomUUID(),
    kind,
    sentence,
    places,
    stage: stage?.value ?? null,
    amountText: amount?.value.text ?? null,
    amountValue: amount?.value.value ?? null,
    amountCurrency: amount?.value.currency ?? null,
    decidedOn: dayOf(signal.decided?.value),
    evidence: evidenceOf({ ...told, amount, stage }),
  };
}

const moneyOf = ({
  amountText: text,
  amountValue: value,
  amountCurrency: currency,
}: SignalRow): Money | null =>
  text === null || value === null || currency === null ? null : { text, value, currency };

export function signalOfRow(row: SignalRow): Signal {
  const told = toldBy(row.evidence);
  return {
    ...byName((name) => told(name, row[name])),
    kind: row.kind,
    sentence: citedTextCodec.parse(row.sentence),
    places: z.array(citationCodec).parse(row.places),
    amount: told('amount', moneyOf(row)),
    stage: told('stage', row.stage),
  };
}
