import { answerVerdicts, sampleQuestions } from '@ecco/domain';
import { z } from 'zod';
import { Answered, AskedQuestion, QuestionsPage, QuestionsQuery } from '../noun/answer.schema.ts';
import { limits } from '../noun/limit.ts';
import { ListName } from '../noun/list.schema.ts';
import { browse, changeOwn, inspect, read, readAsMember } from './access.ts';
import { get, post, put } from './route.ts';

const OfItem = AskedQuestion.extend({ id: z.string().min(1).max(limits.itemNameMax) });
const OfList = AskedQuestion.extend({ uuid: ListName });
/** Slugs or ids of organizations, joined by commas. */
const OfOrganizations = AskedQuestion.extend({
  slug: z.string().trim().min(1).max(limits.organizationIdsMax),
});
const ById = z.object({ id: z.uuid() });
const Suggested = z.object({ questions: z.array(z.string()) });
/** `samples`: which of the sample questions the library has something about. */
const SuggestedOfLibrary = Suggested.extend({ samples: z.array(z.enum(sampleQuestions)) });
/** Whole transcripts are read for each. */
const asking = { limit: 'ask', perDay: 'questions' } as const;
const judge = { ...changeOwn, perDay: 'verdicts' } as const;

/** One question, four scopes (D43). */
export const askApi = {
  library: get('/episode/answers', 'Ask the whole library', { ...browse, ...asking })
    .input(AskedQuestion)
    .output(Answered),
  item: get('/content/{id}/ask', 'Ask one item', { ...read, ...asking })
    .input(OfItem)
    .output(Answered),
  list: get('/episode_list/ask', 'Ask what a list holds', { ...browse, shared: true, ...asking })
    .input(OfList)
    .output(Answered),
  organisations: get('/org/ask', 'Ask what names some organizations', { ...readAsMember, ...asking })
    .input(OfOrganizations)
    .output(Answered),
  rejectLibrary: post(
    ['/episode/answers/reject', 'GET /episode/answers/reject'],
    'Reject what the whole library answered',
    judge,
  )
    .input(AskedQuestion)
    .output(Answered),
  rejectItem: post('/content/{id}/reject_answer', 'Reject what one item answered', judge)
    .input(OfItem)
    .output(Answered),
  rejectList: post(
    ['/episode_list/reject_answer', 'GET /episode_list/reject_answer'],
    'Reject what the items of a list answered',
    judge,
  )
    .input(OfList)
    .output(Answered),
  rejectOrganisations: post(
    ['/org/reject_answer', 'GET /org/reject_answer'],
    'Reject what was answered about some organizations',
    judge,
  )
    .input(OfOrganizations)
    .output(Answered),
  answer: get('/answers/{id}', 'An answer by its own link', browse).input(ById).output(Answered),
  judge: put(
    '/answers/{id}/verdict',
    'Approve or reject an answer, or take that back: for oneself, and as an administrator for everybody',
    judge,
  )
    .input(ById.extend({ verdict: z.enum(answerVerdicts).nullable() }))
    .output(Answered),
  suggested: get('/questions/suggested', 'Questions that the library is known to answer', browse).output(
    SuggestedOfLibrary,
  ),
  suggestedOfItem: get('/content/{id}/questions', 'Questions that one item is known to answer', read)
    .input(OfItem.pick({ id: true }))
    .output(Suggested),
  asked: get('/admin/questions', 'What was asked, and what became of it', inspect)
    .input(QuestionsQuery)
    .output(QuestionsPage),
};
