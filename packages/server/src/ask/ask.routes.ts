import type { Answered } from '@ecco/contract';
import { questionColumns } from '@ecco/domain';
import type { StoredAnswer } from '@ecco/store';
import { interestsOf } from '../identity/user/interests.reader.ts';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { type ContextOf, guarded, os, type RequestContext } from '../request/request-context.ts';
import { presentAnswer, presentQuestion } from './answer.presenter.ts';
import { readAnswerParts } from './answer-parts.ts';
import { askQuestion, findAnswer, judgeAnswer, readJudgement, rejectLatest } from './ask.usecases.ts';
import type { ScopeKey } from './ask-scope.ts';
import { answerableSamples, questionsOfItem, suggestedQuestions } from './suggested.usecases.ts';

/** An answer for whoever asked, with what they said of it. */
async function present(answer: StoredAnswer, { services, actor, event }: RequestContext): Promise<Answered> {
  const { store } = services;
  const [parts, interests, judged] = await Promise.all([
    readAnswerParts(store, answer, services.now()),
    interestsOf(services, actor),
    readJudgement(store, answer, actor),
  ]);
  event.found = answer.told.sentences.length;
  return { answer: presentAnswer(answer, parts, { ...judged, interests }) };
}

/** What a question is asked of, by the input of its route. */
const scopes = {
  library: () => ({ kind: 'library' }),
  item: ({ id }: { id: string }) => ({ kind: 'item', id }),
  list: ({ uuid: id }: { uuid: string }) => ({ kind: 'list', id }),
  organisations: ({ slug: id }: { slug: string }) => ({ kind: 'organisations', id }),
} satisfies Record<string, (input: never) => ScopeKey>;

type ScopeOf<Input> = (input: Input) => ScopeKey;
type Question = { query: string };

/** Asks what a scope holds; the log of requests names the item. */
const askOf =
  <Input>(scopeOf: ScopeOf<Input>) =>
  async ({ input, context }: { input: Input & Question; context: ContextOf<'ask.library'> }) => {
    const of = scopeOf(input);
    if (of.kind === 'item') context.event.item = of.id;
    const { query } = input;
    return present(await askQuestion(context.services, context.actor, { query, of }), context);
  };

/** Takes back the last answer to the same question there. */
const rejectOf =
  <Input>(scopeOf: ScopeOf<Input>) =>
  async ({ input, context }: { input: Input & Question; context: ContextOf<'ask.rejectLibrary'> }) => {
    const { query } = input;
    const judged = { query, of: scopeOf(input) };
    return present(await rejectLatest(context.services.store, context.actor, judged), context);
  };

const answer = guarded(os.ask.answer).handler(async ({ input: { id }, context }) =>
  present(await findAnswer(context.services.store, context.actor, id), context),
);

const judge = guarded(os.ask.judge).handler(async ({ input, context }) =>
  present(await judgeAnswer(context.services.store, context.actor, input), context),
);

const suggested = guarded(os.ask.suggested).handler(async ({ context: { services, actor, event } }) => {
  const [questions, samples] = await Promise.all([
    suggestedQuestions(services, actor),
    answerableSamples(services.store),
  ]);
  event.found = questions.length;
  return { questions, samples };
});

const suggestedOfItem = guarded(os.ask.suggestedOfItem).handler(
  async ({ input: { id }, context: { services, actor, event } }) => {
    event.item = id;
    const questions = await questionsOfItem(services, actor, id);
    event.found = questions.length;
    return { questions };
  },
);

const askedQuestions = guarded(os.ask.asked).handler(async ({ input, context: { services, event } }) => {
  const page = listQueryOf(input, questionColumns);
  const { rows, total } = await services.store.answers.page({ ...page, filter: input.filter });
  event.found = total;
  return { questions: rows.map(presentQuestion), pagination: paginationOf(page, total) };
});

export const askRoutes = {
  library: guarded(os.ask.library).handler(askOf(scopes.library)),
  item: guarded(os.ask.item).handler(askOf(scopes.item)),
  list: guarded(os.ask.list).handler(askOf(scopes.list)),
  organisations: guarded(os.ask.organisations).handler(askOf(scopes.organisations)),
  rejectLibrary: guarded(os.ask.rejectLibrary).handler(rejectOf(scopes.library)),
  rejectItem: guarded(os.ask.rejectItem).handler(rejectOf(scopes.item)),
  rejectList: guarded(os.ask.rejectList).handler(rejectOf(scopes.list)),
  rejectOrganisations: guarded(os.ask.rejectOrganisations).handler(rejectOf(scopes.organisations)),
  answer,
  judge,
  suggested,
  suggestedOfItem,
  asked: askedQuestions,
};
