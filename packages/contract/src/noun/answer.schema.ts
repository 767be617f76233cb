import {
  agreements,
  answerDecisions,
  answerVerdicts,
  askScopes,
  graphAsks,
  questionColumns,
  questionFilters,
  questionForms,
} from '@ecco/domain';
import { z } from 'zod';
import { AboutTime, AlsoAt, CitedText, ItemName } from './citation.schema.ts';
import { EventCard } from './event.schema.ts';
import { LedgerSignal } from './ledger.schema.ts';
import { limits } from './limit.ts';
import { listQuery } from './list-query.schema.ts';
import { ContentKind, GraphProvenance, OrganizationName } from './name.schema.ts';
import { Fact, KeyPerson } from './organization.schema.ts';
import { Pagination } from './pagination.schema.ts';

/** A question, in words. */
export const AskedQuestion = z.object({ query: z.string().trim().min(1).max(limits.queryMaxLength) });

/** A sentence of an answer, with the item that it is taken from (`slug`, `uuid`). */
export const AnswerSentence = CitedText.extend({
  slug: z.string(),
  uuid: z.uuid(),
  /** When its source was published or took place. */
  date: z.string().nullable(),
  /** The run of its text that answers: a number with its unit, a name, a date. */
  lead: z.string().nullable(),
  /** What `lead` was before, as its text says it, and which way it went. */
  change: z.object({ from: z.string(), direction: z.enum(['up', 'down']) }).nullable(),
  /** Sentences with the same number say the same (see `claims`). */
  claim: z.number().int(),
});
export type AnswerSentence = z.infer<typeof AnswerSentence>;

/** What one or more sentences say: whether their sources agree, and from which claims it differs (D44). */
export const AnswerClaim = z.object({
  claim: z.number().int(),
  stance: z.enum(agreements),
  differs_from: z.array(z.number().int()),
});
export type AnswerClaim = z.infer<typeof AnswerClaim>;

/** A place of a source that speaks of the question; times as h:mm:ss. */
export const SourcePlace = z.object({
  content_id: z.number().int(),
  segment_id: z.string(),
  start_time: z.string().nullable(),
  end_time: z.string().nullable(),
  start_ms: z.number().int().nullable(),
  ...AboutTime,
  page_number: z.number().int().nullable(),
  speaker: z.string().nullable(),
  text: z.string(),
  /** The runs of `text` that match the question. */
  highlights: z.array(z.string()),
  /** `text` as HTML: escaped, with its matching runs in `mark`. */
  text_highlighted: z.string(),
  /** Higher is better. */
  score: z.number(),
});
export type SourcePlace = z.infer<typeof SourcePlace>;

const Named = z.object({ slug: z.string(), name: z.string() });
const Linked = z.object({ slug: z.string(), uuid: z.uuid() });

/** An item that an answer rests on or, where nothing answers, that comes close; one of `episode`, `video` and `earnings` where it is one. */
export const AnswerSource = ItemName.extend({
  content_type: ContentKind,
  release_date: z.string().nullable(),
  podcast: Named.nullable(),
  episode: Linked.nullable(),
  video: Linked.nullable(),
  earnings: Linked.nullable(),
  cited: z.boolean(),
  also_at: AlsoAt,
  score: z.number(),
  scores: z.array(z.number()),
  /** The best first. */
  source_items: z.array(SourcePlace),
});
export type AnswerSource = z.infer<typeof AnswerSource>;

const Scope = z.object({
  kind: z.enum(askScopes),
  /** Of the item or list; the ids of organizations, joined by commas; null for the library. */
  id: z.string().nullable(),
  title: z.string().nullable(),
  /** How many items there were to ask; of the library, how many were read for it. */
  items: z.number().int(),
});

/**
 * What is kept beside all texts and answers a question: the meetings to come, who holds an office, facts of a day, and rows
 * of the ledger. Each leads to its own page, and says where it comes from.
 */
export const AnswerGraph = z.object({
  /** For what the question asks; where nothing of it is kept, no list has anything. */
  asks: z.enum(graphAsks),
  meetings: z.array(EventCard),
  people: z.array(
    KeyPerson.extend({ organization: OrganizationName, provenance: GraphProvenance, added_at: z.string() }),
  ),
  facts: z.array(Fact.extend({ organization: OrganizationName })),
  /** Rows of the ledger, the newest first, each with the words and the places that prove it. */
  signals: z.array(LedgerSignal),
});
export type AnswerGraph = z.infer<typeof AnswerGraph>;

export const Answer = z.object({
  /** Of the answer's own link. */
  id: z.uuid(),
  query: z.string(),
  scope: Scope,
  asked_at: z.string(),
  /** False: nothing answers; `items` and the lists of `graph` are empty then, and `sources` has the closest places (D44). */
  found: z.boolean(),
  form: z.enum(questionForms),
  items: z.array(AnswerSentence),
  claims: z.array(AnswerClaim),
  /** By uuid of the item, in the order of `items`; only what the answer rests on. */
  sources: z.record(z.uuid(), AnswerSource),
  /** Null where the question asks for no such thing, or no organization is asked. */
  graph: AnswerGraph.nullable(),
  /** Questions that go on from here and that the library can answer. */
  follow_ups: z.array(z.string()),
  /** What the asker said of it, for themselves alone; of an administrator what was decided for everybody. */
  verdict: z.enum(answerVerdicts).nullable(),
  /** What administrators decided for everybody; null where nothing was. */
  decision: z.enum(answerDecisions).nullable(),
  /** People who rejected it for themselves; null for all but administrators. */
  rejections: z.number().int().nullable(),
  /** Where nothing is told: the answer that is kept from the asker, whom it is kept from, and who can take that back. */
  hidden: z.object({ id: z.uuid(), from: z.enum(['you', 'everyone']) }).nullable(),
  /** Which engine answered; null where no item was found to ask one about. */
  made_by: z.string().nullable(),
  /** Legs of the search that did not take part (D31). */
  degraded: z.array(z.string()),
});
export type Answer = z.infer<typeof Answer>;

export const Answered = z.object({ answer: Answer });
export type Answered = z.infer<typeof Answered>;

/** A question with what became of it, for admins. */
export const QuestionAsked = z.object({
  id: z.uuid(),
  query: z.string(),
  scope: Scope.pick({ kind: true, id: true, title: true }),
  found: z.boolean(),
  /** What was answered, in one line. */
  told: z.string().nullable(),
  asked_at: z.string(),
  /** How often it was asked and answered so. */
  times: z.number().int(),
  approved: z.number().int(),
  rejected: z.number().int(),
  /** Who rejected or approved it last, and when. */
  judged_by: z.string().nullable(),
  judged_at: z.string().nullable(),
  /** What administrators decided for everybody, who did, and when. */
  decision: z.enum(answerDecisions).nullable(),
  decided_by: z.string().nullable(),
  decided_at: z.string().nullable(),
});
export type QuestionAsked = z.infer<typeof QuestionAsked>;

export const QuestionsQuery = listQuery(questionColumns).extend({
  filter: z.enum(questionFilters).default('all'),
});
export const QuestionsPage = z.object({ questions: z.array(QuestionAsked), pagination: Pagination });
