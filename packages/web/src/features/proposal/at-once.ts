/** So many names are added in one call at most. */
export const atOnce = 50;
