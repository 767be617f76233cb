import { createHash } from 'node:crypto';
import type { AnswerVerdict } from '@ecco/domain';
import { readInterests, type ToldSentence } from '@ecco/engine';
import type { Store, StoredAnswer, Told } from '@ecco/store';
import { needsOf } from '../identity/user/interests.reader.ts';
import { createCache } from '../memory/cache.ts';
import type { Authorised } from '../request/access/authorise.ts';
import { ownUserOf } from '../request/access/own-user.ts';
import type { Services } from '../request/services.ts';
import { answerNotFound, neverAnswered } from './ask.errors.ts';
import { type AskedScope, findScope, type ScopeWanted } from './ask-scope.ts';
import { answerFromGraph } from './graph-answer.ts';
import { makeAnswer } from './make-answer.ts';
import { normalQuestion } from './normal-question.ts';

/** Answers a question of a scope, to somebody who wants to know of something. */
type AnswerMaker = (question: { query: string; asked: AskedScope; needs: string }) => Promise<StoredAnswer>;

declare module '../request/services.ts' {
  interface Services {
    answerQuestion: AnswerMaker;
  }
}

const answersCached = 500;

/** The sentences of rejected answers: none of them is told again to this question (D45). */
const sentencesOf = (rejected: readonly Told[]): ToldSentence[] =>
  rejected.flatMap(({ sentences }) =>
    sentences.flatMap(({ text, citations }) =>
      citations.slice(0, 1).map(({ segmentId }) => ({ segmentId, text })),
    ),
  );

/**
 * Answers and keeps what was answered. Whoever asks the same of the same meanwhile gets the same, until anything of the
 * library changes or somebody judges an answer.
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
  return async ({ query, asked, needs }) => {
    const normal = normalQuestion(query);
    const { scope, organisations } = asked;
    const askedAt = new Date(now());
    const graph = await answerFromGraph(store, { query, normal, organisations, now: askedAt });
    let isNew = false;
    const make = async (): Promise<StoredAnswer> => {
      isNew = true;
      const without = sentencesOf(await store.answers.rejected(normal));
      const told = await makeAnswer(
        { store, pipeline },
        { query, asked, without, graph, askedAt, needs: readInterests(needs).map(({ label }) => label) },
      );
      return store.answers.add({ query, normal, scope, told });
    };
    const who = createHash('sha256').update(needs).digest('base64url');
    // What comes next, and what is kept of an organisation, may be another one tomorrow.
    const day = askedAt.toISOString().slice(0, 10);
    const answer = await cache.get(
      JSON.stringify([normal, scope.kind, scope.id, who, day, graph?.told]),
      make,
    );
    // Without a part of the search it may be another answer than with it.
    if (answer.told.degraded.length > 0) cache.invalidate();
    const given = isNew
      ? answer
      : ((await store.answers.again(answer.id)) ?? (await store.answers.add(answer)));
    return { ...given, query };
  };
}

type Asking = Pick<Services, 'answerQuestion' | 'store' | 'knownPeople'>;
type Wanted = { query: string; of: ScopeWanted };

/** Answers a question. @throws RequestError 404 for a scope that is not there */
export async function askQuestion(
  services: Asking,
  reader: Authorised<'read'>,
  { query, of }: Wanted,
): Promise<StoredAnswer> {
  const [asked, needs] = await Promise.all([
    findScope(services.store, of, reader),
    needsOf(services, reader),
  ]);
  return services.answerQuestion({ query, asked, needs });
}

/** An answer by its link. @throws RequestError 404 */
export async function findAnswer(
  { answers }: Pick<Store, 'answers'>,
  _reader: Authorised<'read'>,
  id: string,
): Promise<StoredAnswer> {
  const answer = await answers.find(id);
  if (answer === null) throw answerNotFound();
  return answer;
}

/** Keeps what somebody says of an answer; null takes it back. @throws RequestError 404 */
export async function judgeAnswer(
  { answers }: Pick<Store, 'answers'>,
  judge: Authorised<'change-own'>,
  { id, verdict }: { id: string; verdict: AnswerVerdict | null },
): Promise<StoredAnswer> {
  const answer = await answers.find(id);
  if (answer === null) throw answerNotFound();
  await answers.judge(id, ownUserOf(judge), verdict);
  return answer;
}

/** Rejects what was answered last to a question. @throws RequestError 404 for no such scope, 409 for a question never asked */
export async function rejectLatest(
  store: Store,
  judge: Authorised<'change-own'>,
  { query, of }: Wanted,
): Promise<StoredAnswer> {
  const { scope } = await findScope(store, of, judge);
  const latest = await store.answers.latest({ normal: normalQuestion(query), scope });
  if (latest === null) throw neverAnswered();
  return judgeAnswer(store, judge, { id: latest.id, verdict: 'rejected' });
}
