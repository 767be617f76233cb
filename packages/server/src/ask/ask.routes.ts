import type { Answered } from '@ecco/contract';
import { questionColumns } from '@ecco/domain';
import type { StoredAnswer } from '@ecco/store';
import { interestsOf } from '../identity/user/interests.reader.ts';
import { authorize } from '../request/access/authorize.ts';
import { listQueryOf, paginationOf } from '../request/http/pagination.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { presentAnswer, presentQuestion } from './answer.presenter.ts';
import { readAnswerParts } from './answer-parts.ts';
import { askQuestion, findAnswer, judgeAnswer, readJudgement, rejectLatest } from './ask.usecases.ts';
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

const library = os.ask.library.handler(async ({ input: { query }, context }) => {
  const reader = authorize('ask.library', context.actor);
  return present(await askQuestion(context.services, reader, { query, of: { kind: 'library' } }), context);
});

const item = os.ask.item.handler(async ({ input: { query, id }, context }) => {
  const reader = authorize('ask.item', context.actor);
  context.event.item = id;
  return present(await askQuestion(context.services, reader, { query, of: { kind: 'item', id } }), context);
});

const list = os.ask.list.handler(async ({ input: { query, uuid: id }, context }) => {
  const reader = authorize('ask.list', context.actor);
  return present(await askQuestion(context.services, reader, { query, of: { kind: 'list', id } }), context);
});

const organizations = os.ask.organisations.handler(async ({ input: { query, slug: id }, context }) => {
  const reader = authorize('ask.organisations', context.actor);
  const of = { kind: 'organisations', id } as const;
  return present(await askQuestion(context.services, reader, { query, of }), context);
});

const rejectLibrary = os.ask.rejectLibrary.handler(async ({ input: { query }, context }) => {
  const judge = authorize('ask.rejectLibrary', context.actor);
  const of = { kind: 'library' } as const;
  return present(await rejectLatest(context.services.store, judge, { query, of }), context);
});

const rejectItem = os.ask.rejectItem.handler(async ({ input: { query, id }, context }) => {
  const judge = authorize('ask.rejectItem', context.actor);
  const of = { kind: 'item', id } as const;
  return present(await rejectLatest(context.services.store, judge, { query, of }), context);
});

const rejectList = os.ask.rejectList.handler(async ({ input: { query, uuid: id }, context }) => {
  const judge = authorize('ask.rejectList', context.actor);
  const of = { kind: 'list', id } as const;
  return present(await rejectLatest(context.services.store, judge, { query, of }), context);
});

const rejectOrganizations = os.ask.rejectOrganisations.handler(
  async ({ input: { query, slug: id }, context }) => {
    const judge = authorize('ask.rejectOrganisations', context.actor);
    const of = { kind: 'organisations', id } as const;
    return present(await rejectLatest(context.services.store, judge, { query, of }), context);
  },
);

const answer = os.ask.answer.handler(async ({ input: { id }, context }) => {
  const reader = authorize('ask.answer', context.actor);
  return present(await findAnswer(context.services.store, reader, id), context);
});

const judge = os.ask.judge.handler(async ({ input, context }) => {
  const by = authorize('ask.judge', context.actor);
  return present(await judgeAnswer(context.services.store, by, input), context);
});

const suggested = os.ask.suggested.handler(async ({ context: { services, actor, event } }) => {
  const [questions, samples] = await Promise.all([
    suggestedQuestions(services, authorize('ask.suggested', actor)),
    answerableSamples(services.store),
  ]);
  event.found = questions.length;
  return { questions, samples };
});

const suggestedOfItem = os.ask.suggestedOfItem.handler(
  async ({ input: { id }, context: { services, actor, event } }) => {
    event.item = id;
    const questions = await questionsOfItem(services, authorize('ask.suggestedOfItem', actor), id);
    event.found = questions.length;
    return { questions };
  },
);

const asked = os.ask.asked.handler(async ({ input, context: { services, actor, event } }) => {
  authorize('ask.asked', actor);
  const page = listQueryOf(input, questionColumns);
  const { rows, total } = await services.store.answers.page({ ...page, filter: input.filter });
  event.found = total;
  return { questions: rows.map(presentQuestion), pagination: paginationOf(page, total) };
});

export const askRoutes = {
  library,
  item,
  list,
  organisations: organizations,
  rejectLibrary,
  rejectItem,
  rejectList,
  rejectOrganisations: rejectOrganizations,
  answer,
  judge,
  suggested,
  suggestedOfItem,
  asked,
};
