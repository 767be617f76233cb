import { createHash } from 'node:crypto';
import type { AnswerVerdict } from '@ecco/domain';
import { and, desc, eq, exists, inArray, notExists, sql } from 'drizzle-orm';
import type { Clock, Db } from '../connection/db.ts';
import { answers, answerVerdictRows } from './answer.table.ts';
import { type NewAnswer, type StoredAnswer, type Told, toldCodec } from './answer.types.ts';
import { pageOfAnswers } from './answer-page.ts';
import { answerOfRow } from './answer-row.ts';

/** Answers of which nobody said anything, kept at most: those given longest ago go first. */
const answersMax = 10_000;
/** Rejected answers to one question that are looked at, the latest first. */
const rejectedMax = 200;

type Asked = Pick<NewAnswer, 'normal'> & { scope: Pick<NewAnswer['scope'], 'kind' | 'id'> };

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

export function createAnswersRepository(db: Db, clock: Clock) {
  const verdictsOf = (verdict?: AnswerVerdict) =>
    db
      .select({ one: sql`1` })
      .from(answerVerdictRows)
      .where(
        and(
          eq(answerVerdictRows.answerId, answers.id),
          verdict ? eq(answerVerdictRows.verdict, verdict) : undefined,
        ),
      );

  async function prune(): Promise<void> {
    const beyond = db
      .select({ id: answers.id })
      .from(answers)
      .where(notExists(verdictsOf()))
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
    async latest({ normal, scope }: Asked): Promise<StoredAnswer | null> {
      const [row] = await db
        .select()
        .from(answers)
        .where(
          and(eq(answers.normal, normal), eq(answers.scopeKind, scope.kind), eq(answers.scopeId, scope.id)),
        )
        .orderBy(desc(answers.askedAt), desc(answers.id))
        .limit(1);
      return row ? answerOfRow(row) : null;
    },

    /** What was answered to a question, in any scope, and rejected by somebody. */
    async rejected(normal: string): Promise<Told[]> {
      const rows = await db
        .select({ told: answers.told })
        .from(answers)
        .where(and(eq(answers.normal, normal), exists(verdictsOf('rejected'))))
        .orderBy(desc(answers.askedAt))
        .limit(rejectedMax);
      return rows.map(({ told }) => toldCodec.parse(told));
    },

    /** What somebody said of an answer. */
    async verdictOf(id: string, userId: string): Promise<AnswerVerdict | null> {
      const [row] = await db
        .select({ verdict: answerVerdictRows.verdict })
        .from(answerVerdictRows)
        .where(and(eq(answerVerdictRows.answerId, id), eq(answerVerdictRows.userId, userId)));
      return row?.verdict ?? null;
    },

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

    /** Questions with what became of them; those asked last first, unless another order is asked for. */
    page: pageOfAnswers(db),
  };
}
