import { answerChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createAnswersRepository } from './answer.repository.ts';
import { answerDecisionRows, answers, answerVerdictRows } from './answer.table.ts';

export type {
  CountedAnswer,
  NewAnswer,
  RejectedAnswer,
  Scope,
  StoredAnswer,
  StoredDecision,
  StoredReply,
} from './answer.types.ts';

const counted = { silent: 'How often something was asked is read from its rows alone.' };

export const answersNoun = defineNoun({
  tables: { answers, answerVerdicts: answerVerdictRows, answerDecisions: answerDecisionRows },
  repository: createAnswersRepository,
  access: {
    add: counted,
    again: counted,
    find: 'reads',
    latest: 'reads',
    pinned: 'reads',
    removed: 'reads',
    rejectedBy: 'reads',
    verdictOf: 'reads',
    rejectionsOf: 'reads',
    judge: { changes: (_, id) => [answerChanged(id)] },
    decisionOf: 'reads',
    decide: { changes: (_, id) => [answerChanged(id)] },
    page: 'reads',
  },
});
