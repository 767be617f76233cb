import {
  agendaStates,
  amountBounds,
  ballots,
  certainties,
  decisionBases,
  decisionResults,
  moveKinds,
  signalKinds,
  signalStages,
} from '@ecco/domain';
import { z } from 'zod';
import { Citation, CitedText } from './citation.schema.ts';

/** A field with how it is known and the words it rests on; null where the source does not say. */
const citedField = <Value extends z.ZodType>(value: Value) =>
  z.object({ value, certainty: z.enum(certainties), citation: Citation });

export const DecisionResult = z.enum(decisionResults);
export const SignalStage = z.enum(signalStages);
/** What is said of a sum besides its number. */
export const AmountTerms = z.object({
  /** It is the most, the least, or not exact. */
  bound: z.enum(amountBounds).nullable(),
  /** The upper end of a range that begins with the sum. */
  to: z.number().nullable(),
  /** What it was before: the sum is what it was changed to. */
  from: z.number().nullable(),
  /** It is paid or committed in each year. */
  yearly: z.boolean(),
  /** Years over which it is spread. */
  years: z.number().nullable(),
});
/** A sum of money as a number, the words it was read from, and what they say besides; null where that is nothing. */
export const Money = z.object({
  text: z.string(),
  value: z.number(),
  currency: z.string(),
  terms: AmountTerms.nullable(),
});

export const ToldText = citedField(z.string());
export type ToldText = z.infer<typeof ToldText>;
const ToldCount = citedField(z.number().int());
const ToldResult = citedField(DecisionResult);
const ToldMoney = citedField(Money);
const ToldStage = citedField(SignalStage);

/** An item of a meeting's agenda; its citation is the words that announce it. */
export const AgendaItem = z.object({
  index: z.number().int(),
  number: z.string().nullable(),
  title: z.string(),
  state: z.enum(agendaStates).nullable(),
  /** Its first and its last line. */
  content_id: z.number().int(),
  last_content_id: z.number().int(),
  citation: Citation,
});
export type AgendaItem = z.infer<typeof AgendaItem>;

export const NamedBallot = z.object({ name: z.string(), ballot: z.enum(ballots), citation: Citation });
export type NamedBallot = z.infer<typeof NamedBallot>;

/** What a body decided, or declined to; an amended motion in its last wording alone. */
export const Decision = z.object({
  /** In one line made of its fields: how it came out, the vote, and what was decided. */
  headline: z.string(),
  motion: CitedText,
  basis: z.enum(decisionBases),
  moved_by: ToldText.nullable(),
  seconded_by: ToldText.nullable(),
  result: ToldResult.nullable(),
  yes: ToldCount.nullable(),
  no: ToldCount.nullable(),
  abstain: ToldCount.nullable(),
  ballots: z.array(NamedBallot),
  /** Where a vote is printed that was not understood, or that contradicts itself; null where there is none. */
  vote_unread: Citation.nullable(),
  amounts: z.array(CitedText),
  conditions: z.array(CitedText),
  amended: z.boolean(),
  /** What it was to the motion before it, or that nobody seconded it; null for other motions. */
  move: z.enum(moveKinds).nullable(),
  /** Where the outcome is said. */
  outcome: Citation,
  /** `index` of its item of the agenda; null where it belongs to none. */
  agenda_item: z.number().int().nullable(),
  /** It is on how the meeting goes alone: its minutes, its agenda, its end. */
  procedural: z.boolean(),
});
export type Decision = z.infer<typeof Decision>;

/** What the agenda or the packet of the same meeting calls the matter of a vote; what it cites is in that other item. */
export const PaperSubject = z.object({
  /** Of the item, as the vote called it: "7", "L", "4A". */
  number: z.string(),
  /** In the words of the paper. */
  title: z.string(),
  citation: Citation,
});
export type PaperSubject = z.infer<typeof PaperSubject>;

/** A vote of which the source does not say what it was on: its matter is called by a number alone. */
export const UnnamedVote = z.object({
  /** As the matter was called: "item L", "docket 0143". */
  matter: z.string(),
  result: DecisionResult,
  /** Where the outcome is said. */
  outcome: Citation,
  /** `index` of its item of the agenda; null where it belongs to none. */
  agenda_item: z.number().int().nullable(),
  /** Null where no paper has one item of that number alone, or where that is in doubt. */
  paper: PaperSubject.nullable(),
});
export type UnnamedVote = z.infer<typeof UnnamedVote>;

/** Something an allocator does or means to do. Days as yyyy-mm-dd, or the words where no day is said. */
export const Signal = z.object({
  kind: z.enum(signalKinds),
  /** In one line made of its fields, without who acts. */
  headline: z.string(),
  sentence: CitedText,
  stage: ToldStage.nullable(),
  who: ToldText.nullable(),
  manager: ToldText.nullable(),
  vehicle: ToldText.nullable(),
  asset_class: ToldText.nullable(),
  strategy: ToldText.nullable(),
  consultant: ToldText.nullable(),
  person: ToldText.nullable(),
  amount: ToldMoney.nullable(),
  /** A target, a rate or a range where it is no sum of money. */
  measure: ToldText.nullable(),
  decided: ToldText.nullable(),
  effective: ToldText.nullable(),
  /** Every place that tells it, the last stage first. */
  places: z.array(Citation),
});
export type Signal = z.infer<typeof Signal>;

/** What a body did in a meeting; all empty where the item tells of none. */
export const Proceedings = z.object({
  agenda: z.array(AgendaItem),
  decisions: z.array(Decision),
  signals: z.array(Signal),
  unnamed_votes: z.array(UnnamedVote),
});
export type Proceedings = z.infer<typeof Proceedings>;

/** How many of each an item has. */
export const ProceedingsCount = z.object({
  agenda: z.number().int(),
  decisions: z.number().int(),
  signals: z.number().int(),
  unnamed_votes: z.number().int(),
});
export type ProceedingsCount = z.infer<typeof ProceedingsCount>;
