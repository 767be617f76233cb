import type { OnboardingCategory, PodcastPick, UserListConfig, Wizard } from '@ecco/contract';
import type { OnboardingScheme } from '@ecco/domain';

/** What was picked in one chosen category, and the podcasts it was picked from: they were drawn by lot. */
export type Picks = {
  tags: readonly string[];
  podcasts: readonly string[];
  drawn: readonly PodcastPick[];
};
export type ChoicePicks = Readonly<Record<string, Picks>>;
/** Everything somebody has said in the wizard, as it is persisted between visits. */
export type Choices = {
  /** The account it belongs to: a device may have several people. */
  owner: string;
  /** By scheme and question id, as `sports_goals`. */
  survey: Readonly<Record<string, readonly string[]>>;
  /** By the slug of the category. */
  wizard: { scheme: OnboardingScheme; chosen: ChoicePicks };
};

export const surveyKey = (scheme: OnboardingScheme, question: string): string => `${scheme}_${question}`;

export const noChoices = (owner: string, scheme: OnboardingScheme): Choices => ({
  owner,
  survey: {},
  wizard: { scheme, chosen: {} },
});

/** Puts a value into a list, or takes it out. */
export const toggled = (values: readonly string[], value: string): string[] =>
  values.includes(value) ? values.filter((other) => other !== value) : [...values, value];

const longestDescription = 300;
const draw = ({ podcasts }: OnboardingCategory): PodcastPick[] =>
  podcasts.map((podcast) => ({
    ...podcast,
    description: podcast.description?.slice(0, longestDescription) ?? null,
  }));

export const freshPicks = (category: OnboardingCategory): Picks => ({
  tags: [],
  podcasts: [],
  drawn: draw(category),
});

/** Answers without those that the questions of this wizard do not offer; other schemes are left alone. */
function settledSurvey({ survey: persisted }: Choices, { scheme, survey }: Wizard): Choices['survey'] {
  const offered = new Map(
    survey.map(({ id, choices }) => [surveyKey(scheme, id), new Set(choices.map(({ value }) => value))]),
  );
  const settled = Object.entries(persisted).map(([key, values]): [string, readonly string[]] => [
    key,
    values.filter((value) => offered.get(key)?.has(value) ?? true),
  ]);
  return Object.fromEntries(settled);
}

/**
 * Kept choices as far as the wizard still offers them. A draw is persisted, so that a reload shows the same podcasts,
 * unless the library had nothing when it was made.
 */
export function settle(choices: Choices, wizard: Wizard): Choices {
  const chosen = wizard.categories.flatMap((category) => {
    const picks = choices.wizard.chosen[category.slug];
    if (!picks) return [];
    const offered = new Set(category.tags.map(({ slug }) => slug));
    const drawn = picks.drawn.length > 0 ? picks.drawn : draw(category);
    return [
      [category.slug, { ...picks, tags: picks.tags.filter((tag) => offered.has(tag)), drawn }] as const,
    ];
  });
  return {
    ...choices,
    survey: settledSurvey(choices, wizard),
    wizard: { ...choices.wizard, chosen: Object.fromEntries(chosen) },
  };
}

/** The categories that were chosen, in the order of the wizard. */
export const chosenOf = ({ categories }: Wizard, { wizard }: Choices): OnboardingCategory[] =>
  categories.filter(({ slug }) => slug in wizard.chosen);

/** What the server is asked to save: answers of this scheme's questions, and every pick once. */
export function listConfig(wizard: Wizard, choices: Choices): UserListConfig {
  const { scheme, survey } = wizard;
  const answers = survey
    .map(({ id }) => surveyKey(scheme, id))
    .map((key): [string, string[]] => [key, [...(choices.survey[key] ?? [])]])
    .filter(([, values]) => values.length > 0);
  const categories = chosenOf(wizard, choices).map(({ slug }) => slug);
  const all = (part: 'tags' | 'podcasts'): string[] => [
    ...new Set(categories.flatMap((slug) => choices.wizard.chosen[slug]?.[part] ?? [])),
  ];
  return {
    scheme,
    survey: Object.fromEntries(answers),
    categories,
    tags: all('tags'),
    podcasts: all('podcasts'),
  };
}

const byRank = (one: OnboardingCategory, other: OnboardingCategory): number =>
  one.rank - other.rank || one.label.localeCompare(other.label);

/** The categories to choose from, smaller ranks first and equal ones by name; secondary ones apart. */
export function offeredCategories({ categories }: Wizard): {
  primary: OnboardingCategory[];
  secondary: OnboardingCategory[];
} {
  const ordered = [...categories].sort(byRank);
  return {
    primary: ordered.filter(({ secondary }) => !secondary),
    secondary: ordered.filter(({ secondary }) => secondary),
  };
}
