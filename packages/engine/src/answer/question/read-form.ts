import type { QuestionForm } from '@ecco/domain';
import type { Lexicon } from '../../lexicon/lexicon.ts';
import { asksDate, asksNumber, asksReason } from './answer-kind.lexicon.ts';
import { asksChange, asksComparison, asksList, asksName } from './form.lexicon.ts';
import { asksForTalk } from './needs.lexicon.ts';

/** The first whose words a question has: "which rates changed" asks for a change before it asks for a number. */
const forms: readonly (readonly [QuestionForm, Lexicon])[] = [
  ['change', asksChange],
  ['comparison', asksComparison],
  ['open', asksForTalk],
  ['reason', asksReason],
  ['number', asksNumber],
  ['date', asksDate],
  ['list', asksList],
  ['name', asksName],
];

/** What a question asks for, read from its words. */
export const readForm = (question: string): QuestionForm =>
  forms.find(([, asks]) => asks.test(question))?.[0] ?? 'open';
