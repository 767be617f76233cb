import { isQuestion } from '@ecco/domain/search-language';
import { useCallback, useState } from 'react';

export type ItemQuestion = {
  /** What is asked of the item; empty where its words are searched for instead. */
  asked: string;
  /** What is searched for in the item; empty where it is asked instead. */
  searched: string;
  /** Takes a question as a search, and a search as a question. */
  turn: (words: string) => void;
};

/** Whether the words in the address are asked or searched for: as their form tells, unless the reader turned them. */
export function useItemQuestion(query: string): ItemQuestion {
  const [turned, setTurned] = useState('');
  const asks = query !== '' && isQuestion(query) !== (turned === query);
  const turn = useCallback((words: string) => setTurned((before) => (before === words ? '' : words)), []);
  return { asked: asks ? query : '', searched: asks ? '' : query, turn };
}
