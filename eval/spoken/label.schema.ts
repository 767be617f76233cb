import { decisionResults } from '@ecco/domain';
import { z } from 'zod';

const count = z.int().nonnegative();
const segment = z.int().nonnegative();

/** What sort of thing was decided; README.md has the rules. */
export const labelKinds = [
  ...['policy', 'procedure', 'consent', 'amendment', 'substitute', 'postponement', 'withdrawal'],
  'reconsideration',
] as const;

/** A decision that a reader found in a meeting that was only heard. Segments are counted from 0. */
export const SpokenLabel = z.strictObject({
  meeting: z.string(),
  /** The segment in which it was called or moved. */
  from: segment,
  /** The segment in which its outcome is said, or its vote ends. */
  to: segment,
  /** The time of that segment. */
  at: z.string(),
  /** What it is about, in words of the reader. */
  subject: z.string(),
  /** Words without which nobody can tell what it is about; none where the meeting does not say. */
  keys: z.array(z.string()),
  kind: z.enum(labelKinds),
  /** `died` for want of a second; `sent-on` to the body that decides, without a recommendation. */
  result: z.enum([...decisionResults, 'died', 'sent-on']),
  votes: z.strictObject({ yes: count, no: count, abstain: count.optional() }).optional(),
  mover: z.string().optional(),
  seconder: z.string().optional(),
  /** Neither missed nor wrong: two readers could differ. */
  optional: z.boolean().default(false),
});
export type SpokenLabel = z.infer<typeof SpokenLabel>;

export const SpokenMeeting = z.strictObject({
  id: z.string(),
  body: z.string(),
  half: z.enum(['development', 'unread']),
});
export type SpokenMeeting = z.infer<typeof SpokenMeeting>;

/** A meeting of the reference data. */
export const LabeledMeeting = z.looseObject({
  id: z.string(),
  body: z.string(),
  title: z.string(),
  segments: z.array(z.looseObject({ t: z.string(), text: z.string() })).min(1),
});
export type LabeledMeeting = z.infer<typeof LabeledMeeting>;
