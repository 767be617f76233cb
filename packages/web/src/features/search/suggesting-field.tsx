import { limits } from '@ecco/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SuggestionList } from '../../ui/field/suggestion-list.tsx';
import { useSuggestions } from '../../ui/field/use-suggestions.ts';
import { useSuggestedTerms } from './api/suggested-terms.api.ts';
import type { SearchFieldProps } from './search-field.tsx';
import { SearchForm } from './search-form.tsx';
import { suggestTerms } from './suggest-terms.ts';
import { useSearchWords } from './use-search-words.ts';

/** A search box that suggests terms; where they cannot be had it is a plain one. */
export function SuggestingField({ initial, onSearch, onClear, ...looks }: SearchFieldProps) {
  const { t } = useTranslation();
  const [isWanted, setWanted] = useState(false);
  const { data: terms, isError } = useSuggestedTerms(isWanted);
  const search = (query: string): void => {
    suggestions.close();
    onSearch(query);
  };
  const words = useSearchWords({ initial, onSearch: search, onClear });
  const [settled] = useDebouncedValue(words.typed, limits.suggestDelayMs);
  const groups = useMemo(
    () =>
      (terms ? suggestTerms(terms, settled) : []).map(({ category, terms: suggested }) => ({
        key: category,
        title: t(`suggestion.category.${category}`),
        suggestions: suggested.map(({ term, by }) => ({ key: `${category} ${term}`, words: term, note: by })),
      })),
    [terms, settled, t],
  );
  const suggestions = useSuggestions({
    groups,
    typed: words.typed,
    onFocus: () => setWanted(true),
    onChoose: words.search,
  });
  return (
    <SearchForm {...looks} words={words} {...(!isError && { field: suggestions.field })}>
      {suggestions.list ? (
        <SuggestionList {...suggestions.list} label={t('suggestion.label')} groups={groups} />
      ) : null}
    </SearchForm>
  );
}
