import { firmForms } from '../../linking/span.lexicon.ts';
import type { Context } from '../../ports/ports.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { withoutSpelling } from '../terms/spoken-words.ts';

/** A name of an organization: the stems of its words, as they follow each other, and its first letters where it has several. */
export type OwnName = { stems: readonly string[]; letters: string };

const isForm = (word: string): boolean => firmForms.has(word.toLowerCase().replace('.', ''));

/** How the organizations are called that a source is of, without what they are by law. */
export const ownNames = ({ organizations = [] }: Pick<Context, 'organizations'>): OwnName[] =>
  organizations.map((name) => {
    const words = withoutSpelling(name)
      .split(/[\s,]+/u)
      .filter((word) => !isForm(word));
    const letters = words.flatMap((word) => /^\p{Lu}/u.exec(word) ?? []).join('');
    return { stems: words.flatMap(searchTermsOf), letters: words.length > 1 ? letters : '' };
  });
