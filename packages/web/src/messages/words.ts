/**
 * The words that are there, by section. A section comes with the first code that says one of its words: what is built
 * imports it there (`build/words.plugin.ts`), so that nothing is shown whose words are still on their way.
 */
export const words: Record<string, object> = {};

/** Called by each section as it comes. */
export function addWords(section: string, added: object): void {
  words[section] = added;
}
