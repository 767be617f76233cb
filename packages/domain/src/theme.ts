/** The seven themes of the insights grid, by id. */
export const themes = {
  1: 'Fundraising & LP Relations',
  2: 'Performance & NAV',
  3: 'Deal Flow & Pipeline',
  4: 'Portfolio Company Operations',
  5: 'Market Conditions',
  6: 'Regulatory & Compliance',
  7: 'Team & Organizational Changes',
} as const;
export type ThemeId = keyof typeof themes;
/** Their ids, the first theme first. */
export const themeIds = [1, 2, 3, 4, 5, 6, 7] as const satisfies readonly ThemeId[];
