import { createHash } from 'node:crypto';
import type { Answer } from '@ecco/contract';
import type { AnswerDecision, AnswerVerdict } from '@ecco/domain';
import { readInterests } from '@ecco/engine';
import type { Store, StoredAnswer } from '@ecco/store';
import { needsOf } from '../identity/user/interests.reader.ts';
import { createCache } from '../memory/cache.ts';
import type { Actor } from '../request/access/actor.ts';
import type { Authorized } from '../request/access/authorize.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import type { Services } from '../request/services.ts';
import { answerNotFound, neverAnswered } from './ask.errors.ts';
import { findScope, type QuestionScope, type ScopeKey } from './ask-scope.ts';
import { answerFromGraph } from './graph-answer.ts';
import { isStanding, judgedBefore, usedSentences } from './judged-before.ts';
import { makeAnswer } from './make-answer.ts';
import { organizationsNamedIn } from './named-organizations.ts';
import { normalQuestion } from './normal-question.ts';
import { answerFromRows } from './row-answer.ts';

/** A question of a scope, by somebody who wants to know of something; `userId`: null for a visitor. */
type ScopedQuestion = { query: string; asked: QuestionScope; needs: string; userId: string | null };
type AnswerMaker = (question: ScopedQuestion) => Promise<StoredAnswer>;

declare module '../request/services.ts' {
  interface Services {
    answerQuestion: AnswerMaker;
  }
}

const answersCached = 500;

/**
 * Answers and keeps what was answered. Whoever asks the same of the same meanwhile gets the same, until anything of the
 * library changes or somebody judges an answer; what an administrator pinned everybody gets.
 */
export function createAnswerMaker({
  store,
  pipeline,
  now,
}: Pick<Services, 'store' | 'pipeline' | 'now'>): AnswerMaker {
  const cache = createCache<StoredAnswer>({
    max: answersCached,
    staleOn: {
      changes: store.changes,
      tags: ['item.changed', 'show.changed', 'list.changed', 'answer.changed'],
    },
  });
  const givenAgain = async (answer: StoredAnswer): Promise<StoredAnswer> =>
    (await store.answers.again(answer.id)) ?? (await store.answers.add(answer));
  return async ({ query, asked, needs, userId }) => {
    const normal = normalQuestion(query);
    const { scope } = asked;
    const askedAt = new Date(now());
    const { pinned, rejected, key } = await judgedBefore(store, { normal, scope, userId });
    const at = { query, rejected, now: askedAt };
    const graph =
      (await answerFromRows(store, { ...at, asked })) ??
      (await answerFromGraph(store, {
        ...at,
        organizations: await organizationsNamedIn(store, query, asked),
      }));
    if (pinned !== null && (await isStanding(store, pinned, graph?.told ?? null)))
      return { ...(await givenAgain(pinned)), query };
    let isNew = false;
    const make = async (): Promise<StoredAnswer> => {
      isNew = true;
      const told = await makeAnswer(
        { store, pipeline },
        {
          ...{ query, asked, graph, askedAt, without: usedSentences(rejected) },
          needs: readInterests(needs).map(({ label }) => label),
        },
      );
      return store.answers.add({ query, normal, scope, told });
    };
    const who = createHash('sha256').update(needs).digest('base64url');
    // What comes next, and what is kept of an organization, may be another one tomorrow.
    const day = askedAt.toISOString().slice(0, 10);
    const answer = await cache.get(
      JSON.stringify([normal, scope.kind, scope.id, who, day, key, graph?.told]),
      make,
    );
    // Without a part of the search it may be another answer than with it.
    if (answer.told.degraded.length > 0) cache.invalidate();
    return { ...(isNew ? answer : await givenAgain(answer)), query };
  };
}

type Asking = Pick<Services, 'answerQuestion' | 'store' | 'knownPeople'>;
type QuestionInput = { query: string; of: ScopeKey };

/** Answers a question. @throws RequestError 404 for a scope that is not there */
export async function askQuestion(
  services: Asking,
  reader: Authorized<'read'>,
  { query, of }: QuestionInput,
): Promise<StoredAnswer> {
  const [asked, needs] = await Promise.all([
    findScope(services.store, of, reader),
    needsOf(services, reader),
  ]);
  return services.answerQuestion({ query, asked, needs, userId: reader.userId });
}

/** An answer by its link. @throws RequestError 404 */
export async function findAnswer(
  { answers }: Pick<Store, 'answers'>,
  _reader: Authorized<'read'>,
  id: string,
): Promise<StoredAnswer> {
  const answer = await answers.find(id);
  if (answer === null) throw answerNotFound();
  return answer;
}

const decisionOf = { approved: 'pinned', rejected: 'removed' } as const satisfies Record<
  AnswerVerdict,
  AnswerDecision
>;

/**
 * Keeps what somebody says of an answer; null takes it back. A member says it for themselves, an administrator decides for
 * everybody. @throws RequestError 404
 */
export async function judgeAnswer(
  { answers }: Pick<Store, 'answers'>,
  judge: Authorized<'change-own'>,
  { id, verdict }: { id: string; verdict: AnswerVerdict | null },
): Promise<StoredAnswer> {
  const answer = await answers.find(id);
  if (answer === null) throw answerNotFound();
  const userId = ownUserOf(judge);
  if (judge.role === 'admin') await answers.decide(id, userId, verdict && decisionOf[verdict]);
  else await answers.judge(id, userId, verdict);
  return answer;
}

const verdictOf = { pinned: 'approved', removed: 'rejected' } as const;

type Judgement = Pick<Answer, 'verdict' | 'decision' | 'rejections' | 'hidden'>;

/** What whoever asks said of an answer, what was decided of it for all, and what is kept from them where it tells nothing. */
export async function readJudgement(
  { answers }: Pick<Store, 'answers'>,
  { id, normal, told }: StoredAnswer,
  { role, userId }: Pick<Actor, 'role' | 'userId'>,
): Promise<Judgement> {
  const isAdmin = role === 'admin';
  const memberId = isAdmin ? null : userId;
  const isSilent = !told.found;
  const [decided, own, rejections, ownRejected, removed] = await Promise.all([
    answers.decisionOf(id),
    memberId === null ? null : answers.verdictOf(id, memberId),
    isAdmin ? answers.rejectionsOf(id) : null,
    memberId !== null && isSilent ? answers.rejectedBy(normal, memberId) : [],
    isAdmin && isSilent ? answers.removed(normal) : [],
  ]);
  const decision = decided?.decision ?? null;
  const [hidden] = [...ownRejected, ...removed];
  return {
    verdict: isAdmin ? decision && verdictOf[decision] : own,
    decision,
    rejections,
    hidden: hidden ? { id: hidden.id, from: isAdmin ? 'everyone' : 'you' } : null,
  };
}

/** Rejects what was answered last to a question. @throws RequestError 404 for no such scope, 409 for a question never asked */
export async function rejectLatest(
  store: Store,
  judge: Authorized<'change-own'>,
  { query, of }: QuestionInput,
): Promise<StoredAnswer> {
  const { scope } = await findScope(store, of, judge);
  const latest = await store.answers.latest({ normal: normalQuestion(query), scope });
  if (latest === null) throw neverAnswered();
  return judgeAnswer(store, judge, { id: latest.id, verdict: 'rejected' });
}
