import { signalKinds, signalStages } from '@ecco/domain';
import { z } from 'zod';
import { Run, SourceName } from '../marked/mark.schema.ts';

/** Who acts: one that invests for others, a company for its own pension plan, a company otherwise, a public body. */
const actors = ['allocator', 'plan-sponsor', 'company', 'public-body'] as const;

const Kind = z.enum(signalKinds);
const Stage = z.enum(signalStages);
const count = z.int().nonnegative();

/** What somebody who read a source found told in it; README.md has the rules. */
export const SignalLabel = SourceName.extend({
  /** The same in every source that tells the same event. */
  event: z.string(),
  kind: Kind,
  /** Kinds by which it may be told as well. */
  otherKinds: z.array(Kind).default([]),
  actor: z.enum(actors),
  /** Left out where a reader would not agree with another. */
  stage: Stage.optional(),
  otherStages: z.array(Stage).default([]),
  assetClass: z.string().optional(),
  amount: z.strictObject({ value: z.number(), currency: z.string() }).optional(),
  otherAmounts: z.array(z.number()).default([]),
  /** A change that is no sum of money. */
  measure: z.string().optional(),
  votes: z
    .strictObject({ yes: count.optional(), no: count.optional(), abstain: count.optional() })
    .optional(),
  /** Where it is told: the best place first. Units of papers are their pages. */
  places: z.array(Run).min(1),
  /** May be told or left out. */
  optional: z.boolean().default(false),
});
export type SignalLabel = z.infer<typeof SignalLabel>;

export const LabeledSource = SourceName.extend({
  kind: z.enum(['meeting', 'earnings', 'episode', 'article', 'document']),
});
export type LabeledSource = z.infer<typeof LabeledSource>;
