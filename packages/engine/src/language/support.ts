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
    `This item is in ${name}. The built-in engine reads English: here it finds chapters and highlights by how ` +
    'often words occur, and it does not extract insights about importance, speakers’ introductions, assertions or themes.';
  return { language, full: false, note };
}

function nameOf(language: string): string {
  try {
    return new Intl.DisplayNames(['en'], { type: 'language' }).of(language) ?? language;
  } catch {
    return `the language “${language}”`;
  }
}
