/** What is asked for to find these words where somebody speaks, in the language of searches. */
export const searchForPerson = (name: string, words: string): string =>
  `speaker:"${name.replaceAll('"', '')}" ${words.trim()}`;
