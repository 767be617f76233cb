const lead = 'This item is in ';

/** Whether a note of an item was written here, for the language it was last taken for. */
export const isLanguageNote = (note: string): boolean => note.startsWith(lead);

/** What the built-in engine does for a language, and a sentence that says so to the reader; null for English. */
export type LanguageSupport = { language: string | null; full: boolean; note: string | null };

/**
 * Says what the engine can do with text of a language (two-letter code, or null where it is not known).
 * English is read in full; anything else is read by the frequency of its words only.
 */
export function describeSupport(language: string | null): LanguageSupport {
  if (language === null || language === 'en') return { language, full: true, note: null };
  const name = nameOf(language);
  const note =
    `${lead}${name}, and the built-in engine reads English. Its chapters, insights and highlights are chosen by how ` +
    'often words occur: hold them against the text. Claims, people, organisations and why it matters are left out. ' +
    'Transcript, search and player work as for any item.';
  return { language, full: false, note };
}

function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return `the language “${language}”`;
  }
}
