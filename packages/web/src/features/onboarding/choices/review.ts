import type { Wizard } from '@ecco/contract';
import { type Choices, chosenOf, surveyKey } from './choices.ts';

/** What will be saved, in words and without repetition. */
export type Review = { subjects: string[]; tags: string[]; podcasts: string[]; answers: string[] };

const once = (words: string[]): string[] => [...new Set(words)];

export function reviewOf(wizard: Wizard, choices: Choices): Review {
  const categories = chosenOf(wizard, choices);
  const picksOf = (slug: string) => choices.wizard.chosen[slug];
  return {
    subjects: categories.map(({ label }) => label),
    tags: once(
      categories.flatMap(({ slug, tags }) =>
        tags.filter((tag) => picksOf(slug)?.tags.includes(tag.slug)).map(({ label }) => label),
      ),
    ),
    podcasts: once(
      categories.flatMap(({ slug }) =>
        (picksOf(slug)?.drawn ?? [])
          .filter(({ uuid }) => picksOf(slug)?.podcasts.includes(uuid))
          .map(({ name }) => name),
      ),
    ),
    answers: wizard.survey.flatMap(({ id, choices: offered }) => {
      const chosen = choices.survey[surveyKey(wizard.scheme, id)] ?? [];
      return offered.filter(({ value }) => chosen.includes(value)).map(({ label }) => label);
    }),
  };
}
