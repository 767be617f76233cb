import { type ThemeId, themeIds, themes } from '@ecco/domain';
import { z } from 'zod';
import { Mark } from '../marked/mark.schema.ts';

const Theme = z.literal(themeIds).nullable();

/** What a sentence is about, by somebody who read it: one of the seven themes, or none. README.md has the rules. */
export const ThemeLabel = Mark.extend({
  theme: Theme,
  /** Themes that another reader might as well say. */
  also: z.array(Theme).default([]),
});
export type ThemeLabel = z.infer<typeof ThemeLabel>;

/** The seven themes and none, in the order in which they are told. */
export const classes: readonly (ThemeId | null)[] = [...themeIds, null];

export const classNameOf = (theme: ThemeId | null): string => (theme === null ? 'none' : themes[theme]);
