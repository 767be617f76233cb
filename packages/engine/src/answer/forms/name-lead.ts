import { findEntities } from '../../entities/find-entities.ts';
import { nameLikeness } from '../../names/person-name.ts';
import type { Source } from '../../ports/ports.ts';
import { findRoles } from '../../speakers/role.ts';
import { namesPaper } from '../question/form.lexicon.ts';
import type { NameQuestion } from '../question/name-question.ts';
import type { Needs } from '../question/needs.ts';
import { squash } from '../question/question-name.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import type { Span } from '../question/span.type.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import type { Lead } from './lead.type.ts';
import { anchorsIn, within } from './nearest.ts';
import { winnersIn } from './winners.ts';

type NameReading = Pick<QuestionReading, 'needs' | 'name' | 'offices'>;
type Sentence = { text: string; source: Source };
type NameSpan = Span & { name: string };

/** The names in a sentence of the kind that a question asks for, and not those that it names itself. */
export function namesFor(
  { needs, name: asksFor, offices }: NameReading,
  { text, source }: Sentence,
): NameSpan[] {
  const { types, moved } = asksFor;
  const asked = new Set(needs.names.flatMap(({ stems }) => stems));
  const isAsked = (name: string): boolean => searchTermsOf(name).some((stem) => asked.has(stem));
  const mayBe = (name: string): boolean =>
    !isAsked(name) && !isOffice(name) && !isTitle(name, needs) && offices.mayBeOf(name, text);
  // Of several whom a sentence names, those whom it says to hold the office.
  const holders = (some: readonly NameSpan[]): readonly NameSpan[] => {
    const held = some.filter(({ name }) => offices.isHeldBy(name, text));
    return held.length > 0 ? held : some;
  };
  if (asksFor.isWinner) return winnersIn(text).filter(({ name }) => mayBe(name));
  const entities = findEntities(source);
  const found = entities
    .filter((one) => types.includes(one.type) && mayBe(one.name))
    .flatMap(({ name, aliases }) => {
      const said = [name, ...aliases].flatMap((form) => placeOf(form, text));
      const [longest] = said.toSorted((a, b) => b.end - b.start - (a.end - a.start));
      return longest === undefined ? [] : [{ name, ...longest }];
    });
  if (found.length > 0) return movers(moved, text, holders(found));
  // Whoever is named once is no entity of the source.
  const isKnown = (name: string): boolean =>
    entities.some((one) => [one.name, ...one.aliases].includes(name));
  const isOfType = (name: string): boolean => types.includes('organisation') || nameLikeness(name) >= person;
  if (types.includes('place')) return [];
  const runs = [...text.matchAll(run)]
    .map(({ 0: name, index }) => ({ name, start: index, end: index + name.length }))
    .filter(({ name }) => isOfType(name) && !isKnown(name) && mayBe(name));
  return movers(moved, text, holders(runs));
}

/** "General Counsel" names nobody. */
const isOffice = (name: string): boolean =>
  findRoles(name).some(({ start, end }) => end - start === name.length);

/** "Custody Services Contract Award" is what is asked of, and names nobody; "Wexcombe Consulting" is a consultant all the same. */
function isTitle(name: string, { things }: Needs): boolean {
  const stems = searchTermsOf(name);
  const known = stems.filter((stem) => things.has(stem));
  return namesPaper.test(name) || 2 * known.length > stems.length;
}

/** Characters between somebody and what they did with a motion, at most. */
const moverReach = 12;

/** Of the names of a sentence those of who moved or seconded, where that is asked. */
function movers(moved: NameQuestion['moved'], text: string, found: readonly NameSpan[]): NameSpan[] {
  if (moved === null) return [...found];
  const done = anchorsIn(text, searchTermsOf(moved));
  const isApart = (one: Span, other: Span): boolean =>
    /[.;:]/u.test(text.slice(Math.min(one.end, other.end), Math.max(one.start, other.start)));
  return found.filter((one) => done.some((to) => within(moverReach, one, to) && !isApart(one, to)));
}

const run = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]{1,30}(?: \p{Lu}[\p{L}'’-]{1,30}){1,3}/gu;
/** How much a run of words looks like a person's name from which on it is one. */
const person = 0.8;

/** The name in a sentence that a question asks for, and none where it has several that may be. */
export function nameLead(asked: NameReading, sentence: Sentence): Lead | null {
  const [one, other] = namesFor(asked, sentence);
  if (one === undefined || other !== undefined) return null;
  const text = sentence.text.slice(one.start, one.end);
  return { text, key: squash(one.name), period: null };
}

/** Where a name stands as words of its own; nowhere where it does not. */
function placeOf(form: string, text: string): Span[] {
  const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);
  for (let start = text.indexOf(form); start >= 0; start = text.indexOf(form, start + 1)) {
    const end = start + form.length;
    if (!isWord(text.charAt(start - 1)) && !isWord(text.charAt(end))) return [{ start, end }];
  }
  return [];
}
