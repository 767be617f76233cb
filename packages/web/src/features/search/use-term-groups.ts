import { limits } from '@ecco/contract';
import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuggestionGroup } from '../../ui/field/suggestion-list.tsx';
import { useSuggestedTerms } from './api/suggested-terms.api.ts';
import { suggestTerms } from './suggest-terms.ts';

/** Terms of the flavor that may be meant by what is typed. */
export function useTermGroups(
  typed: string,
  isWanted: boolean,
): { groups: SuggestionGroup[]; isError: boolean } {
  const { t } = useTranslation();
  const { data: terms, isError } = useSuggestedTerms(isWanted);
  const [settled] = useDebouncedValue(typed, limits.suggestDelayMs);
  const groups = useMemo(
    () =>
      (terms ? suggestTerms(terms, settled, typed) : []).map(({ category, terms: suggested }) => ({
        key: category,
        title: t(`suggestion.category.${category}`),
        suggestions: suggested.map(({ term, by }) => ({ key: `${category} ${term}`, words: term, note: by })),
      })),
    [terms, settled, typed, t],
  );
  return { groups, isError };
}
