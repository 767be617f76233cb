import { isQuestion } from '@ecco/domain/search-language';
import type { ItemPageState } from '../state/use-item-page-state.ts';

type ItemQuestion = {
  /** What is asked of the item; empty where its words are searched for instead. */
  asked: string;
  /** What is searched for in the item; empty where it is asked instead. */
  searched: string;
};

type TurnedPage = Pick<ItemPageState, 'turned'>;

/** Whether words are asked or searched for: as their form tells, unless the reader turned them. */
export const isQuestionTyped = ({ turned }: TurnedPage, words: string): boolean =>
  words !== '' && isQuestion(words) !== (turned === words);

/** What the words in the address are taken for. */
export const questionOf = (page: TurnedPage & Pick<ItemPageState, 'query'>): ItemQuestion =>
  isQuestionTyped(page, page.query)
    ? { asked: page.query, searched: '' }
    : { asked: '', searched: page.query };
