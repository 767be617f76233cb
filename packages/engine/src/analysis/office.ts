import type { IndexedPhrase } from '../phrases/phrase-index.ts';
import { general, office } from './office.lexicon.ts';

/** Whether a phrase names an office or a formality, or is a single name or a word too general to be a topic. */
export function isOffice({ label, form, words }: IndexedPhrase): boolean {
  if (office.test(label)) return true;
  return words === 1 && (general.test(label) || /^\p{Lu}\p{Ll}+$/u.test(form) || label.length < 4);
}
