import { answerChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createAnswersRepository } from './answer.repository.ts';
import { answers, answerVerdictRows } from './answer.table.ts';

export type { CountedAnswer, NewAnswer, Scope, StoredAnswer, Told } from './answer.types.ts';

const counted = { silent: 'How often something was asked is read from its rows alone.' };

export const noun = defineNoun({
  tables: { answers, answerVerdicts: answerVerdictRows },
  repository: createAnswersRepository,
  access: {
    add: counted,
    again: counted,
    find: 'reads',
    latest: 'reads',
    rejected: 'reads',
    verdictOf: 'reads',
    judge: { changes: (_, id) => [answerChanged(id)] },
    page: 'reads',
  },
});
