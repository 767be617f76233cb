const lead = 'This item is in ';

/** Whether a note of an item was written here, for the language it was last taken for. */
export const isLanguageNote = (note: string): boolean => note.startsWith(lead);

/** Languages that put no spaces between words. */
const unspaced = new Set(['ja', 'zh', 'th', 'km', 'lo', 'my']);

/** What the built-in engine does for a language, and a sentence that says so to the reader; null for English. */
type LanguageSupport = { language: string | null; full: boolean; note: string | null };

/**
 * Says what the engine can do with text of a language (two-letter code, or null where it is not known).
 * English is read in full; anything else is read by the frequency of its words only.
 */
export function describeSupport(language: string | null): LanguageSupport {
  if (language === null || language === 'en') return { language, full: true, note: null };
  const name = languageName(language);
  const note =
    `${lead}${name}, and the built-in engine reads English. Its chapters, insights and highlights are chosen by how ` +
    'often words occur: hold them against the text. Claims, people, organizations and why it matters are left out. ' +
    `Transcript and player work as for any item. Search finds words as they are written${unspaced.has(language) ? ', and only where spaces or marks stand around them' : ''}.`;
  return { language, full: false, note };
}

function languageName(language: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return `the language “${language}”`;
  }
}
