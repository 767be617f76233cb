import {
  assetGroups,
  certainties,
  disputedFields,
  ledgerColumns,
  signalKinds,
  signalStages,
  states,
} from '@ecco/domain';
import { z } from 'zod';
import { AlsoAt, ItemName } from './citation.schema.ts';
import { Day } from './day.schema.ts';
import { limits } from './limit.ts';
import { listQuery } from './list-query.schema.ts';
import { OrganizationName } from './name.schema.ts';
import { NodeName } from './organization.schema.ts';
import { Pagination } from './pagination.schema.ts';
import { AmountTerms, Signal, SignalStage } from './proceedings.schema.ts';

/** Several values of a list in an address, with commas between them. */
const someOf = <const Value extends string>(values: readonly Value[]) =>
  z
    .string()
    .max(1_000)
    .transform((text) => [...new Set(text.split(',').map((value) => value.trim()))])
    .pipe(z.array(z.enum(values)).min(1))
    .describe(`Several with commas between them: ${values.join(', ')}`);

const Dollars = z.coerce.number().min(0).max(1e15);

/** A number of votes each, as far as they were counted. */
const VoteCount = z.object({
  yes: z.number().int().nullable(),
  no: z.number().int().nullable(),
  abstain: z.number().int().nullable(),
});

/** What one item says of an event, with the words it rests on. */
export const SignalTelling = Signal.extend({
  item: ItemName,
  also_at: AlsoAt,
  /** When the item is from; null where it bears no date. */
  date: z.string().nullable(),
  vote: VoteCount.nullable(),
});
export type SignalTelling = z.infer<typeof SignalTelling>;

/** Something an allocator did or means to do, told by one item or by several. */
export const LedgerSignal = z.object({
  /** Lasts when its item is read again. */
  id: z.uuid(),
  /** What is known of it in one line, without who acts: what, how far, how much, to whom, the vote, from when. */
  headline: z.string(),
  kind: z.enum(signalKinds),
  stage: SignalStage.nullable(),
  /** The day it was decided, else that of the item that tells it, as yyyy-mm-dd; null where neither is known. */
  date: z.string().nullable(),
  /** Whether that day is when it was decided, or when it was told because no day is said; null without a day. */
  date_is: z.enum(['decided', 'told']).nullable(),
  organization: OrganizationName.nullable(),
  /** The name of the organization, or the name as it is said; null where nobody is named. */
  who: z.string().nullable(),
  manager: z.string().nullable(),
  vehicle: z.string().nullable(),
  asset_class: z.string().nullable(),
  asset_group: z.enum(assetGroups).nullable(),
  strategy: z.string().nullable(),
  consultant: z.string().nullable(),
  person: z.string().nullable(),
  amount: z.number().nullable(),
  /** Bound, range, change and years of the amount; null where it is a sum and nothing else. */
  amount_terms: AmountTerms.nullable(),
  currency: z.string().nullable(),
  measure: z.string().nullable(),
  /** From when it holds: a day, or the words where none is said. */
  effective: z.string().nullable(),
  /** How each field is known; one that is not told is not named. */
  certainty: z.record(z.string(), z.enum(certainties)),
  /** In what those who tell it differ; what each of them says stands in `tellings`. */
  disputed: z.array(z.enum(disputedFields)),
  /** Who tells it, the one that everything above is taken from first. */
  tellings: z.array(SignalTelling).max(limits.signalTellingsShown),
  /** How many items tell it. */
  sources: z.number().int(),
});
export type LedgerSignal = z.infer<typeof LedgerSignal>;

const filter = {
  kind: someOf(signalKinds).optional(),
  stage: someOf(signalStages).optional(),
  asset: someOf(assetGroups).optional(),
  state: someOf(states.map(({ code }) => code)).optional(),
  organization: NodeName.optional().describe('Slug or id'),
  meeting: NodeName.optional().describe('Slug or id'),
  amount_min: Dollars.optional(),
  amount_max: Dollars.optional(),
  from: Day.optional(),
  to: Day.optional(),
  days: z.coerce.number().int().min(1).max(36_500).optional().describe('So many days back from today'),
};

export const SignalsQuery = listQuery(ledgerColumns).extend({
  ...filter,
  per_page: z.coerce.number().int().min(1).max(limits.signalsPageMax).default(limits.signalsPage),
});
export type SignalsQuery = z.infer<typeof SignalsQuery>;

/** `total`: 10,000 at most, and 1,000 at most where words are looked for. */
export const SignalsPage = z.object({ signals: z.array(LedgerSignal), pagination: Pagination });
export type SignalsPage = z.infer<typeof SignalsPage>;

export const SignalsFilter = SignalsQuery.omit({ page: true, per_page: true, sort: true });
export type SignalsFilter = z.infer<typeof SignalsFilter>;

const countsOf = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, count: z.number().int() }));
/** How many signals each choice of a filter would leave under the other filters; those that leave none are left out. */
export const SignalCounts = z.object({
  kind: countsOf(z.enum(signalKinds)),
  stage: countsOf(SignalStage),
  asset: countsOf(z.enum(assetGroups)),
  state: countsOf(z.string()),
  /** There are more than were counted. */
  partial: z.boolean(),
});
export type SignalCounts = z.infer<typeof SignalCounts>;
