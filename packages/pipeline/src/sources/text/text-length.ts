/** A million words, or 110 hours of speech: beyond it a summary of the whole tells nobody anything. */
export const mostCharacters = 6_000_000;
