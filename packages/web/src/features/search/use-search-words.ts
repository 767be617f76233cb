import { useState } from 'react';

type Options = {
  initial: string;
  onSearch: (query: string) => void;
  /** The field was emptied. */
  onClear?: (() => void) | undefined;
};

type SearchWords = {
  typed: string;
  type: (text: string) => void;
  /** Searches words as they are typed or chosen; blank ones do nothing. */
  search: (words: string) => void;
};

/** What stands in a search field; it follows the search that is run. */
export function useSearchWords({ initial, onSearch, onClear }: Options): SearchWords {
  const [typed, setTyped] = useState(initial);
  const [given, setGiven] = useState(initial);
  if (given !== initial) {
    setGiven(initial);
    setTyped(initial);
  }
  return {
    typed,
    type: (text) => {
      setTyped(text);
      if (text === '') onClear?.();
    },
    search: (words) => {
      if (words.trim() === '') return;
      setTyped(words);
      onSearch(words.trim());
    },
  };
}
