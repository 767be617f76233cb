import { createHash } from 'node:crypto';
import type { AnswerDecision, AnswerVerdict } from '@ecco/domain';
import { and, desc, eq, getTableColumns, inArray, notExists, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { users } from '../users/index.ts';
import { answerDecisionRows, answers, answerVerdictRows } from './answer.table.ts';
import {
  answerCodec,
  type NewAnswer,
  type PinnedAnswer,
  type RejectedAnswer,
  type StoredAnswer,
  type StoredDecision,
} from './answer.types.ts';
import { pageOfAnswers } from './answer-page.ts';
import { answerOfRow } from './answer-row.ts';

/** Answers of which nobody said or decided anything, kept at most: those given longest ago go first. */
const answersMax = 10_000;
/** Rejected or removed answers to one question that are looked at, the latest first. */
const rejectedMax = 200;

type AnswerKey = Pick<NewAnswer, 'normal'> & { scope: Pick<NewAnswer['scope'], 'kind' | 'id'> };

/** The same sentences are the same answer, however else their places stand in the library by now. */
const digestOf = ({ normal, scope, told: { sentences, closest, graph } }: NewAnswer): string =>
  createHash('sha256')
    .update(
      JSON.stringify([
        normal,
        scope.kind,
        scope.id,
        sentences,
        closest.map(({ citation }) => citation),
        ...(graph === null ? [] : [graph.told]),
      ]),
    )
    .digest('hex');

const rejectedOfRow = ({ told, ...rejected }: Omit<RejectedAnswer, 'told'> & { told: unknown }) => ({
  ...rejected,
  told: answerCodec.parse(told),
});

export function createAnswersRepository(db: Db, clock: Clock) {
  const verdictsOf = () =>
    db.select({ one: sql`1` }).from(answerVerdictRows).where(eq(answerVerdictRows.answerId, answers.id));
  const decisionsOf = () =>
    db.select({ one: sql`1` }).from(answerDecisionRows).where(eq(answerDecisionRows.answerId, answers.id));
  const sameQuestion = ({ normal, scope }: AnswerKey) =>
    and(eq(answers.normal, normal), eq(answers.scopeKind, scope.kind), eq(answers.scopeId, scope.id));

  async function prune(): Promise<void> {
    const beyond = db
      .select({ id: answers.id })
      .from(answers)
      .where(and(notExists(verdictsOf()), notExists(decisionsOf())))
      .orderBy(desc(answers.askedAt), desc(answers.id))
      .offset(answersMax);
    await db.delete(answers).where(inArray(answers.id, beyond));
  }

  return {
    /** Keeps an answer that is given now, or counts it where the same was given before. */
    async add(answer: NewAnswer): Promise<StoredAnswer> {
      const { query, normal, scope, told } = answer;
      const [row] = await db
        .insert(answers)
        .values({
          query,
          normal,
          scopeKind: scope.kind,
          scopeId: scope.id,
          scopeTitle: scope.title,
          found: told.found,
          told,
          digest: digestOf(answer),
          askedAt: clock(),
          times: 1,
        })
        .onConflictDoUpdate({
          target: answers.digest,
          set: { told, askedAt: clock(), times: sql`${answers.times} + 1`, scopeTitle: scope.title },
        })
        .returning();
      if (row === undefined) throw new Error('An answer was not kept.');
      if (row.times === 1) await prune();
      return answerOfRow(row);
    },

    /** Counts an answer that is given once more; null where it has gone. */
    async again(id: string): Promise<StoredAnswer | null> {
      const [row] = await db
        .update(answers)
        .set({ askedAt: clock(), times: sql`${answers.times} + 1` })
        .where(eq(answers.id, id))
        .returning();
      return row ? answerOfRow(row) : null;
    },

    async find(id: string): Promise<StoredAnswer | null> {
      const [row] = await db.select().from(answers).where(eq(answers.id, id));
      return row ? answerOfRow(row) : null;
    },

    /** What was answered last to a question. */
    async latest(answerKey: AnswerKey): Promise<StoredAnswer | null> {
      const [row] = await db
        .select()
        .from(answers)
        .where(sameQuestion(answerKey))
        .orderBy(desc(answers.askedAt), desc(answers.id))
        .limit(1);
      return row ? answerOfRow(row) : null;
    },

    /** The answer that an administrator pinned to a question, the one pinned last. */
    async pinned(input: AnswerKey): Promise<PinnedAnswer | null> {
      const [row] = await db
        .select({ ...getTableColumns(answers), pinnedAt: answerDecisionRows.at })
        .from(answers)
        .innerJoin(answerDecisionRows, eq(answerDecisionRows.answerId, answers.id))
        .where(and(sameQuestion(input), eq(answerDecisionRows.decision, 'pinned')))
        .orderBy(desc(answerDecisionRows.at))
        .limit(1);
      return row ? { ...answerOfRow(row), pinnedAt: row.pinnedAt } : null;
    },

    /** What was answered to a question, in any scope, and removed for everybody. */
    async removed(normal: string): Promise<RejectedAnswer[]> {
      const rows = await db
        .select({ id: answers.id, told: answers.told, rejectedAt: answerDecisionRows.at })
        .from(answers)
        .innerJoin(answerDecisionRows, eq(answerDecisionRows.answerId, answers.id))
        .where(and(eq(answers.normal, normal), eq(answerDecisionRows.decision, 'removed')))
        .orderBy(desc(answerDecisionRows.at))
        .limit(rejectedMax);
      return rows.map(rejectedOfRow);
    },

    /** What was answered to a question, in any scope, and rejected by one person, who alone is not told it again. */
    async rejectedBy(normal: string, userId: string): Promise<RejectedAnswer[]> {
      const rows = await db
        .select({ id: answers.id, told: answers.told, rejectedAt: answerVerdictRows.at })
        .from(answers)
        .innerJoin(answerVerdictRows, eq(answerVerdictRows.answerId, answers.id))
        .where(
          and(
            eq(answers.normal, normal),
            eq(answerVerdictRows.userId, userId),
            eq(answerVerdictRows.verdict, 'rejected'),
          ),
        )
        .orderBy(desc(answerVerdictRows.at))
        .limit(rejectedMax);
      return rows.map(rejectedOfRow);
    },

    /** What somebody said of an answer. */
    async verdictOf(id: string, userId: string): Promise<AnswerVerdict | null> {
      const [row] = await db
        .select({ verdict: answerVerdictRows.verdict })
        .from(answerVerdictRows)
        .where(and(eq(answerVerdictRows.answerId, id), eq(answerVerdictRows.userId, userId)));
      return row?.verdict ?? null;
    },

    /** How many people rejected an answer. */
    rejectionsOf: (id: string): Promise<number> =>
      db.$count(
        answerVerdictRows,
        and(eq(answerVerdictRows.answerId, id), eq(answerVerdictRows.verdict, 'rejected')),
      ),

    /** Keeps what somebody says of an answer, in place of what they said before; null takes it back. */
    async judge(id: string, userId: string, verdict: AnswerVerdict | null): Promise<void> {
      const own = and(eq(answerVerdictRows.answerId, id), eq(answerVerdictRows.userId, userId));
      if (verdict === null) {
        await db.delete(answerVerdictRows).where(own);
        return;
      }
      const said = { verdict, at: clock() };
      await db
        .insert(answerVerdictRows)
        .values({ answerId: id, userId, ...said })
        .onConflictDoUpdate({ target: [answerVerdictRows.answerId, answerVerdictRows.userId], set: said });
    },

    /** What an administrator decided of an answer; null where nobody did. */
    async decisionOf(id: string): Promise<StoredDecision | null> {
      const [row] = await db
        .select({
          decision: answerDecisionRows.decision,
          by: users.email,
          at: answerDecisionRows.at,
        })
        .from(answerDecisionRows)
        .leftJoin(users, eq(users.id, answerDecisionRows.decidedBy))
        .where(eq(answerDecisionRows.answerId, id));
      return row ?? null;
    },

    /** Keeps what an administrator decides of an answer for everybody, in place of what was decided before; null undoes it. */
    async decide(id: string, decidedBy: string, decision: AnswerDecision | null): Promise<void> {
      if (decision === null) {
        await db.delete(answerDecisionRows).where(eq(answerDecisionRows.answerId, id));
        return;
      }
      const decided = { decision, decidedBy, at: clock() };
      await db
        .insert(answerDecisionRows)
        .values({ answerId: id, ...decided })
        .onConflictDoUpdate({ target: answerDecisionRows.answerId, set: decided });
    },

    /** Questions with what became of them; those asked last first, unless another order is asked for. */
    page: pageOfAnswers(db),
  };
}
