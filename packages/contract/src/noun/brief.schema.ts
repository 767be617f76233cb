import { briefPeriods } from '@ecco/domain';
import { z } from 'zod';
import { CitedText } from './citation.schema.ts';
import { Day } from './day.schema.ts';
import { LedgerSignal } from './ledger.schema.ts';
import { ListName } from './list.schema.ts';
import { ContentKind } from './name.schema.ts';

export const BriefQuery = z.object({
  uuid: ListName,
  to: Day.optional().describe('The last day of the period, as yyyy-mm-dd; today where it is left out'),
  from: Day.optional().describe('The first day, as yyyy-mm-dd, where the period is custom'),
  period: z.enum(briefPeriods).default('week').describe('How far back it reaches from that day'),
});

/** An item of the period with its key sentences, each with its places; none where it has no summary yet. */
export const BriefItem = z.object({
  uuid: z.string(),
  slug: z.string(),
  kind: ContentKind,
  title: z.string(),
  show: z.string().nullable(),
  /** When it is from; null where it bears no date. */
  date: z.string().nullable(),
  /** What was decided in it that no signal of the brief tells, a line each; its place is where the outcome is said. */
  decisions: z.array(CitedText),
  sentences: z.array(CitedText),
});
export type BriefItem = z.infer<typeof BriefItem>;

/** `outside`: the hub follows who acts, and does not hold the source that tells it. */
export const BriefSignal = LedgerSignal.extend({ outside: z.boolean() });
export type BriefSignal = z.infer<typeof BriefSignal>;

/** The brief read aloud. `start` in seconds. */
export const BriefAudio = z.object({
  url: z.string(),
  duration: z.number(),
  chapters: z.array(z.object({ title: z.string(), start: z.number() })),
  /** Items that are not read aloud, since the voice does not speak their language. */
  left_out: z.number().int(),
});
export type BriefAudio = z.infer<typeof BriefAudio>;

/**
 * A time of a list: what is dated in it, and what its items tell or the organizations that it follows did, by the days of the
 * sources and not by when they came here. Days as yyyy-mm-dd, both included; `from` null for all there is, where what bears
 * no date is among it.
 */
export const Brief = z.object({
  uuid: z.uuid(),
  title: z.string(),
  period: z.enum(briefPeriods),
  from: z.string().nullable(),
  to: z.string(),
  items: z.array(BriefItem),
  /** How many items there are in all, and signals. */
  item_count: z.number().int(),
  /** Those first whose source the hub holds. */
  signals: z.array(BriefSignal),
  signal_count: z.number().int(),
  /** Of a period without items the day of the newest before it; null where there is none. */
  newest: z.string().nullable(),
  /** The recording of it, where somebody had one made of just this. */
  audio: BriefAudio.nullable(),
});
export type Brief = z.infer<typeof Brief>;
