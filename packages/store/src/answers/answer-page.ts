import type { QuestionColumn, QuestionFilter } from '@ecco/domain';
import { and, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '../connection/db.ts';
import { containing, inWords, type ListQuery, orderRows } from '../connection/list-query.ts';
import { offsetOf, type RowPage } from '../connection/page.ts';
import { users } from '../users/index.ts';
import { answerDecisionRows, answers, answerVerdictRows } from './answer.table.ts';
import type { CountedAnswer } from './answer.types.ts';
import { answerOfRow } from './answer-row.ts';

type AnswersQuery = ListQuery<QuestionColumn> & { filter: QuestionFilter };

const columns = { asked_at: answers.askedAt, times: answers.times, query: inWords(answers.query) };

const verdictCount = (verdict: 'approved' | 'rejected'): SQL<number> =>
  sql<number>`(select count(*)::int from ${answerVerdictRows}
    where ${answerVerdictRows.answerId} = ${answers.id} and ${answerVerdictRows.verdict} = ${verdict})`;

const conditions: Readonly<Record<QuestionFilter, SQL | undefined>> = {
  all: undefined,
  unanswered: eq(answers.found, false),
  approved: sql`(${verdictCount('approved')} > 0 or ${answerDecisionRows.decision} = 'pinned')`,
  rejected: sql`(${verdictCount('rejected')} > 0 or ${answerDecisionRows.decision} = 'removed')`,
};

export const pageOfAnswers =
  (db: Db) =>
  async ({ filter, order, words, ...page }: AnswersQuery): Promise<RowPage<CountedAnswer>> => {
    const condition = and(conditions[filter], containing(words, answers.query));
    const last = db
      .select({ answerId: answerVerdictRows.answerId, at: answerVerdictRows.at, by: users.email })
      .from(answerVerdictRows)
      .innerJoin(users, eq(users.id, answerVerdictRows.userId))
      .where(eq(answerVerdictRows.answerId, answers.id))
      .orderBy(desc(answerVerdictRows.at))
      .limit(1)
      .as('last');
    const decider = alias(users, 'decider');
    const rows = await db
      .select({
        answer: answers,
        approved: verdictCount('approved'),
        rejected: verdictCount('rejected'),
        judgedBy: last.by,
        judgedAt: last.at,
        decision: answerDecisionRows.decision,
        decidedBy: decider.email,
        decidedAt: answerDecisionRows.at,
      })
      .from(answers)
      .leftJoin(answerDecisionRows, eq(answerDecisionRows.answerId, answers.id))
      .leftJoin(decider, eq(decider.id, answerDecisionRows.decidedBy))
      .leftJoinLateral(last, sql`true`)
      .where(condition)
      .orderBy(...orderRows(order, columns, [desc(answers.askedAt), desc(answers.id)]))
      .limit(page.perPage)
      .offset(offsetOf(page));
    const [counted] = await db
      .select({ total: count() })
      .from(answers)
      .leftJoin(answerDecisionRows, eq(answerDecisionRows.answerId, answers.id))
      .where(condition);
    return {
      rows: rows.map(({ answer, decision, decidedBy, decidedAt, ...judged }) => ({
        ...answerOfRow(answer),
        ...judged,
        decided: decision && decidedAt ? { decision, by: decidedBy, at: decidedAt } : null,
      })),
      total: counted?.total ?? 0,
    };
  };
