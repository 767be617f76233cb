import { largestOf, type ThemeId, themeIds } from '@ecco/domain';
import { cueWeights, themeBounds } from './theme.weights.ts';
import { seenCues } from './theme-cues.ts';
import { themeChances } from './theme-scores.ts';
import { speaksBeside } from './theme-silence.ts';

/** A theme, and how likely a sentence speaks of it: 0 to 1. */
type ThemeChance = { theme: ThemeId; chance: number };

const weightsByName = new Map<string, number>(
  Object.entries(cueWeights).flatMap(([name, weight]) =>
    typeof weight === 'number' ? [[name, weight]] : [],
  ),
);
const themeWeight = (name: string): number => weightsByName.get(name) ?? 0;

/** The theme that a sentence most likely speaks of; null where it speaks of none of the seven. */
export function themeOf(sentence: string): ThemeChance | null {
  const chances = themeChances(seenCues(sentence), themeWeight);
  const chance = largestOf(chances);
  const theme = themeIds[chances.indexOf(chance)];
  return theme === undefined ? null : { theme, chance };
}

/** Whether a theme is likely enough to be told. */
export const isSureTheme = ({ theme, chance }: ThemeChance): boolean =>
  chance >= themeBounds[`theme${theme}`];

/** The theme that a sentence surely speaks of; null where that is in doubt. */
export function sureThemeOf(sentence: string): ThemeChance | null {
  const likeliest = themeOf(sentence);
  if (likeliest === null || !isSureTheme(likeliest)) return null;
  return speaksBeside(sentence, likeliest.theme) ? null : likeliest;
}
