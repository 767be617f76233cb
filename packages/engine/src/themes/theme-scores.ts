import { largestOf, type ThemeId, themeIds } from '@ecco/domain';
import { commonCues, type SeenCues, themeCues } from './theme-cues.ts';

/** The names of the weights, in a fixed order. */
export const weightNames: readonly string[] = [
  ...themeIds.map((theme) => `all${theme}`),
  ...themeCues.map(({ name }) => name),
  ...commonCues.flatMap(({ name }) => themeIds.map((theme) => `${name}${theme}`)),
];

/** What each weight counts for in the score of a theme, in the order of `weightNames`. */
export function cluesOf(seen: SeenCues, theme: ThemeId): number[] {
  return [
    ...themeIds.map((id) => Number(id === theme)),
    ...themeCues.map((cue, at) => (cue.theme === theme ? (seen.theme[at] ?? 0) : 0)),
    ...commonCues.flatMap((_, at) => themeIds.map((id) => (id === theme ? (seen.common[at] ?? 0) : 0))),
  ];
}

/**
 * How likely a sentence speaks of each theme, and at the end of none (multinomial logistic regression, in which no
 * theme is the class that the others are held against).
 */
export function themeChances(seen: SeenCues, weightOf: (name: string) => number): number[] {
  const odds = themeIds.map((theme) =>
    cluesOf(seen, theme).reduce((sum, clue, at) => sum + clue * weightOf(weightNames[at] ?? ''), 0),
  );
  const most = largestOf(odds, 0);
  const parts = [...odds, 0].map((one) => Math.exp(one - most));
  const whole = parts.reduce((sum, part) => sum + part, 0);
  return parts.map((part) => part / whole);
}
