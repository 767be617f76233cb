import type { EntityType } from '@ecco/domain';
import { findEntities } from '../../entities/find-entities.ts';
import type { Source } from '../../ports/ports.ts';
import { squash } from '../asked/asked-name.ts';
import type { Needs } from '../asked/needs.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { asksPerson, asksPlace } from './form.lexicon.ts';
import type { Lead } from './lead.type.ts';
import type { Span } from './nearest.ts';

/** The name in a sentence that a question asks for, and none where it has several that may be. */
export function nameLead(
  question: string,
  needs: Needs,
  { text, source }: { text: string; source: Source },
): Lead | null {
  const type = typeFor(question);
  const asked = new Set(needs.names.flatMap(({ stems }) => stems));
  const isAsked = (name: string): boolean => searchTermsOf(name).some((stem) => asked.has(stem));
  const found = findEntities(source)
    .filter((one) => one.type === type && !isAsked(one.name))
    .flatMap(({ name, aliases }) => {
      const said = [name, ...aliases].flatMap((form) => placeOf(form, text));
      const [longest] = said.toSorted((a, b) => b.end - b.start - (a.end - a.start));
      return longest === undefined ? [] : [{ name, ...longest }];
    });
  const [one, other] = found;
  if (one === undefined || other !== undefined) return null;
  return { text: text.slice(one.start, one.end), key: squash(one.name), period: null };
}

const typeFor = (question: string): EntityType =>
  asksPerson.test(question) ? 'person' : asksPlace.test(question) ? 'place' : 'organisation';

/** Where a name stands as words of its own; nowhere where it does not. */
function placeOf(form: string, text: string): Span[] {
  const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
    const end = start + form.length;
    if (!isWord(text.charAt(start - 1)) && !isWord(text.charAt(end))) return [{ start, end }];
  }
  return [];
}
