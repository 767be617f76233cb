import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestionList } from '../../ui/field/suggestion-list.tsx';
import { useSuggestions } from '../../ui/field/use-suggestions.ts';
import { useCaret } from './completion/use-caret.ts';
import { useCompletion } from './completion/use-completion.ts';
import { SearchForm } from './search-form.tsx';
import { useSearchWords } from './use-search-words.ts';
import { useTermGroups } from './use-term-groups.ts';

type SearchFieldProps = {
  id?: string;
  label: string;
  placeholder: string;
  initial: string;
  busy?: boolean;
  /** A window that opens begins in this field. */
  isFirst?: boolean;
  /** What the button says for what is typed; else that it searches. */
  buttonOf?: (words: string) => string;
  onSearch: (query: string) => void;
  /** The field was emptied. */
  onClear?: () => void;
};

/**
 * A search box that completes the language of searches at the caret, and else suggests terms; where they cannot be had
 * it is a plain one. Enter or the button runs it; a blank query does nothing.
 */
export function SuggestingField({ initial, onSearch, onClear, isFirst = false, ...looks }: SearchFieldProps) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const search = (query: string): void => {
    suggestions.close();
    onSearch(query);
  };
  const words = useSearchWords({ initial, onSearch: search, onClear });
  const caret = useCaret();
  const completion = useCompletion(isWanted ? words.typed : '', caret.at);
  const terms = useTermGroups(words.typed, isWanted);
  // What may become an operator may be the beginning of a term as well.
  const groups = completion?.isValue ? completion.groups : [...terms.groups, ...(completion?.groups ?? [])];
  const choose = (chosen: string): void => {
    if (!completion?.has(chosen)) words.search(chosen);
    const completed = completion?.complete(chosen);
    if (!completed) return;
    words.type(completed.text);
    caret.move(completed.caret);
    // An operator is followed by its values.
    suggestions.open();
  };
  const suggestions = useSuggestions({
    groups,
    typed: words.typed,
    // What was found for the words in the field would lie under what is suggested.
    opensOnFocus: initial === '' || words.typed !== initial,
    onFocus: () => setWanted(true),
    onChoose: choose,
  });
  const isPlain = terms.isError && completion === null;
  return (
    <SearchForm
      {...looks}
      words={words}
      field={{
        ...(!isPlain && suggestions.field),
        ...caret.field,
        ...(isFirst && { 'data-autofocus': true }),
      }}
    >
      {suggestions.list ? (
        <SuggestionList {...suggestions.list} label={t('suggestion.label')} groups={groups} />
      ) : null}
    </SearchForm>
  );
}
