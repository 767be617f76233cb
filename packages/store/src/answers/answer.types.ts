import {
  type AnswerDecision,
  type AnswerVerdict,
  agreements,
  type askScopes,
  graphAsks,
  questionForms,
} from '@ecco/domain';
import { z } from 'zod';
import { citationCodec, citedTextCodec } from '../citations/citation.ts';

const sentenceCodec = citedTextCodec.extend({
  itemId: z.string(),
  lead: z.string().nullable(),
  change: z
    .object({ from: z.string(), direction: z.enum(['up', 'down']) })
    .nullable()
    .default(null),
  claim: z.number(),
});

/** How an answer is read from the database: everything that it says, by the ids of items and segments. */
export const answerCodec = z.object({
  found: z.boolean(),
  form: z.enum(questionForms),
  sentences: z.array(sentenceCodec),
  claims: z.array(z.object({ agreement: z.enum(agreements), differsFrom: z.array(z.number()) })),
  /** Places that speak of the question, by item: the best item and the best place first. */
  sources: z.array(
    z.object({
      itemId: z.string(),
      score: z.number(),
      places: z.array(
        z.object({ segmentId: z.string(), score: z.number(), highlights: z.array(z.string()) }),
      ),
    }),
  ),
  closest: z.array(z.object({ itemId: z.string(), score: z.number(), citation: citationCodec })),
  /**
   * What of organizations themselves answers, by id, and what was said by it then; null where the question asks for no such
   * thing. No texts prove it: it is shown as long as it is kept so.
   */
  graph: z
    .object({
      asks: z.enum(graphAsks),
      told: z.array(z.object({ id: z.string(), organisationId: z.string(), says: z.string() })),
    })
    .nullable()
    .default(null),
  followUps: z.array(z.string()),
  /** Items that were looked through. */
  items: z.number(),
  /** Null where there was nothing to ask an engine about. */
  madeBy: z.object({ engine: z.string(), version: z.string() }).nullable(),
  degraded: z.array(z.string()),
});
/** What was answered. */
export type StoredReply = z.infer<typeof answerCodec>;

/** What was asked. `id`: of the item or list; the slugs of organizations in order, joined by commas; empty for the library. */
export type Scope = { kind: (typeof askScopes)[number]; id: string; title: string | null };

export type NewAnswer = {
  /** As it was asked. */
  query: string;
  /** What makes two questions the same. */
  normal: string;
  scope: Scope;
  told: StoredReply;
};

/** An answer; `askedAt` is the last time that it was given, `times` how often. */
export type StoredAnswer = NewAnswer & { id: string; askedAt: Date; times: number };

/** Who found an answer right or wrong. */
export type Verdict = { userId: string; verdict: AnswerVerdict; at: Date };

/** What an administrator decided of an answer for everybody; `by`: their address, null where they have gone. */
export type StoredDecision = { decision: AnswerDecision; by: string | null; at: Date };

/** An answer that everybody is given who asks the question. */
export type PinnedAnswer = StoredAnswer & { pinnedAt: Date };

/** An answer that one person rejected for themselves, or that was removed for everybody. */
export type RejectedAnswer = { id: string; told: StoredReply; rejectedAt: Date };

/** A question as admins see it. */
export type CountedAnswer = StoredAnswer & {
  approved: number;
  rejected: number;
  judgedBy: string | null;
  judgedAt: Date | null;
  decided: StoredDecision | null;
};
