import { limits } from '@ecco/contract';
import { contentKinds, themes } from '@ecco/domain';
import { completionsAt } from '@ecco/domain/search-language';
import { useDebouncedValue } from '@mantine/hooks';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SuggestionGroup } from '../../../ui/field/suggestion-list.tsx';
import { useSearchValues } from '../api/search-values.api.ts';
import { type CompletedText, completedText } from './completed-text.ts';

type Completion = {
  groups: readonly SuggestionGroup[];
  /** Whether it is the value of an operator that is completed. */
  isValue: boolean;
  /** Whether these words are one of the suggestions. */
  has: (words: string) => boolean;
  /** The text with one of the suggestions in it; null where there is no room. */
  complete: (words: string) => CompletedText | null;
};

type Completions = NonNullable<ReturnType<typeof completionsAt>>;
/** What is suggested, and what is written where it is chosen. */
type Choice = { words: string; note: string | null; insert: string };

/** What a value that says little by itself stands for. */
function noteOf(t: TFunction, operator: string, value: string): string | null {
  const kind = operator === 'kind' ? contentKinds.find((known) => known === value) : undefined;
  if (kind) return t(`kindOne.${kind}`);
  if (operator !== 'theme') return null;
  return Object.entries(themes).find(([id]) => id === value)?.[1] ?? null;
}

type Names = NonNullable<ReturnType<typeof useSearchValues>['data']>['values'];

function choicesOf(t: TFunction, completions: Completions, names: Names): Choice[] {
  if (completions.type === 'operators') {
    return completions.operators.map((name) => ({
      words: `${name}:`,
      note: t(`suggestion.filter.${name}`),
      insert: `${name}:`,
    }));
  }
  if (completions.type === 'values') {
    return completions.values.map((value) => ({
      words: value,
      note: noteOf(t, completions.operator, value),
      insert: `${value} `,
    }));
  }
  return names.map(({ name, value, items }) => ({
    words: name,
    note: t('suggestion.items', { count: items }),
    insert: `${value} `,
  }));
}

function completionTitle(t: TFunction, completions: Completions): string {
  if (completions.type === 'operators') return t('suggestion.filters');
  return t(`suggestion.values.${completions.type === 'names' ? completions.operator : 'other'}`);
}

/** What the language of searches can have where the caret stands; null where nothing can be completed. */
export function useCompletion(text: string, caret: number): Completion | null {
  const { t } = useTranslation();
  const completion = useMemo(() => completionsAt(text, caret), [text, caret]);
  const requested =
    completion?.type === 'names' ? { operator: completion.operator, prefix: completion.prefix } : null;
  const [settled] = useDebouncedValue(requested?.prefix ?? '', limits.suggestDelayMs);
  const { data } = useSearchValues(requested && { ...requested, prefix: settled });
  if (completion === null) return null;
  const choices = choicesOf(t, completion, data?.values ?? []);
  return {
    groups: [
      {
        key: completion.type,
        title: completionTitle(t, completion),
        suggestions: choices.map(({ words, note }) => ({ key: `${completion.type} ${words}`, words, note })),
      },
    ],
    isValue: completion.type !== 'operators',
    has: (words) => choices.some((one) => one.words === words),
    complete: (words) => {
      const choice = choices.find((one) => one.words === words);
      return choice ? completedText(text, completion, choice.insert) : null;
    },
  };
}
