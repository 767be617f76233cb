import {
  type AccessTable,
  admins,
  type Call,
  everybody,
  get,
  nothingThere,
  post,
  unknownToAll,
} from '../request/access/access-table.fixture.ts';

const query = 'query=What%20did%20the%20board%20decide';
/** What nobody asked has no answer to judge. */
const unknownQuestion = { query: 'What is the tonnage of the harbor?' };
const unknown = '00000000-0000-4000-8000-000000000000';
const unknownToMembers = [401, 404, 404, 404] as const;
const nothingToJudge = [401, 409, 409, 409] as const;

export const askAccess: AccessTable<'ask'> = {
  'ask.library': { call: get(`/v2/episode/answers?${query}`), answers: everybody, readsOnly: true },
  'ask.item': {
    call: ({ slug }) => get(`/v2/content/${slug}/ask?${query}`)(),
    answers: everybody,
    readsOnly: true,
  },
  'ask.list': {
    call: ({ list }) => get(`/v2/episode_list/ask?uuid=${list}&${query}`)(),
    answers: everybody,
    readsOnly: true,
  },
  'ask.organisations': {
    call: get(`/v2/org/ask?slug=${nothingThere}&${query}`),
    answers: unknownToMembers,
    readsOnly: true,
  },
  'ask.rejectLibrary': { call: post('/v2/episode/answers/reject', unknownQuestion), answers: nothingToJudge },
  'ask.rejectItem': {
    call: ({ slug }) => post(`/v2/content/${slug}/reject_answer`, unknownQuestion)(),
    answers: nothingToJudge,
  },
  'ask.rejectList': {
    call: ({ list }) => post('/v2/episode_list/reject_answer', { ...unknownQuestion, uuid: list })(),
    answers: nothingToJudge,
  },
  'ask.rejectOrganisations': {
    call: post('/v2/org/reject_answer', { ...unknownQuestion, slug: nothingThere }),
    answers: unknownToMembers,
  },
  'ask.answer': { call: get(`/v2/answers/${unknown}`), answers: unknownToAll(404), readsOnly: true },
  'ask.judge': {
    call: (): Call => ({ path: `/v2/answers/${unknown}/verdict`, method: 'PUT', json: { verdict: null } }),
    answers: unknownToMembers,
  },
  'ask.suggested': { call: get('/v2/questions/suggested'), answers: everybody, readsOnly: true },
  'ask.suggestedOfItem': {
    call: ({ slug }) => get(`/v2/content/${slug}/questions`)(),
    answers: everybody,
    readsOnly: true,
  },
  'ask.asked': { call: get('/v2/admin/questions'), answers: admins, readsOnly: true },
};
