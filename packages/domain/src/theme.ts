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
