import { largestOf } from '@ecco/domain';
import { nameLikeness } from '../../names/person-name.ts';
import type { Source } from '../../ports/ports.ts';
import { functionWords } from '../../words/stop-words.ts';
import { tokenize } from '../../words/token.ts';
import { comesNext } from '../question/ahead.lexicon.ts';
import { titleWords } from '../question/needs.lexicon.ts';
import type { Needs } from '../question/needs.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { indexSource } from '../terms/text-index.ts';
import { isOfOtherHouse, isOwnName, spokenFor } from './affiliation.ts';
import { passagesOf, tellsPaid } from './passages.ts';
import { subjectMatchWeights } from './subject-match.weights.ts';

/** A sentence, by the stems of its words and the segment in which it stands. */
export type SentenceWords = { text: string; stems: ReadonlySet<string>; segment: number };

/** Words with capitals in a row name somebody or something. */
const named = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*)+/gu;

/** How much a run of words looks like a person's name from which on it is one. */
const person = 0.7;

/** Segments before a sentence in which whoever is asked of may be named: a paper names them in the paragraph itself. */
const reach = { talk: 3, paper: 0 };
/** Whether each paragraph of a source names what it speaks of. */
export const isPaper = ({ context }: Source): boolean =>
  context.kind === 'document' || context.kind === 'article';

/** What a word of the question counts that stands in the segment of a sentence, or near before it. */
const beside = { segment: 0.9, before: 0.7 };

/**
 * Whether what a sentence tells is told of what is asked, and not of another thing: the thing asked for, or a word of it,
 * stands near it, enough of the question's other words too, and all whom the question names, unless the source is
 * theirs or they speak; and of all names before it the last one is theirs.
 */
export function matchesSubject(needs: Needs, source: Source): (told: SentenceWords) => boolean {
  const foreign = needs.names.filter((name) => !isOwnName(name, source)).map(({ stems }) => stems);
  const names = foreign.flat();
  const first = foreign.flatMap((stems) => stems.slice(0, 1));
  const head = needs.head.flatMap((stem) => [...kinOf(stem)]);
  const others = passagesOf(needs, source).parts.flatMap(({ stem, weight, floor }) =>
    stem === null || needs.head.includes(stem) || !needs.things.has(stem)
      ? []
      : [{ kin: [...kinOf(stem)], weight, floor }],
  );
  const total = others.reduce((sum, { weight }) => sum + weight, 0);
  // "The first transfer" is what was asked for by these two words, whatever it is the first of.
  const isCalledSo = (stems: ReadonlySet<string>): boolean =>
    head.some((stem) => stems.has(stem)) &&
    [...needs.things.keys()].filter((stem) => stems.has(stem)).length > 1;
  const { segments } = indexSource(source);
  const before = isPaper(source) ? reach.paper : reach.talk;
  const mayBePerson = needs.asksWho;
  const least = needs.asks === 'account' ? subjectMatchWeights.account : subjectMatchWeights.others;
  return ({ text, stems, segment }) => {
    const near = segments.slice(Math.max(0, segment - before), segment);
    const own = segments[segment]?.counts;
    const countOf = (stem: string): number => {
      if (stems.has(stem)) return 1;
      if (own?.has(stem)) return beside.segment;
      return near.some(({ counts }) => counts.has(stem)) ? beside.before : 0;
    };
    const isNear = (stem: string): boolean => countOf(stem) > 0;
    const speaks = (stem: string): boolean => spokenFor(stem, source).has(segment);
    if (head.length > 0 && !head.some(isNear) && !tellsPaid(head, text)) return false;
    // "We" are whoever speaks, and nobody who was named before.
    const isOther = isOfOtherHouse({ text, segment }, names, source);
    const isMeant = (stem: string): boolean => (isOther ? stems.has(stem) : isNear(stem)) || speaks(stem);
    if (!foreign.every((stems) => stems.some(isMeant))) return false;
    const held = others.reduce(
      (sum, { kin, weight, floor }) =>
        sum + weight * (tellsPaid(kin, text) ? 1 : largestOf(kin.map(countOf), floor)),
      0,
    );
    if (total > 0 && held < least * total && !isCalledSo(stems)) return false;
    if (isOfOtherKind(needs, text)) return false;
    if (needs.wantsNext && !comesNext.test(text)) return false;
    if (names.length === 0) return true;
    const isOwn = lastNamed(text, { names, first, mayBePerson });
    if (isOwn !== null) return isOwn;
    if (names.some(speaks)) return true;
    const said = source.segments.slice(Math.max(0, segment - before), segment).map((one) => one.text);
    return lastNamed(said.join(' '), { names, first, mayBePerson: false }) ?? true;
  };
}

/** "Since January" and "Trustee Varga" name no house. */
const isName = (run: string): boolean =>
  run.split(' ').filter((word) => !functionWords.has(word.toLowerCase()) && !titleWords.test(word)).length >
  1;

const kinds = [/\bnet\b/iu, /\bgross\b/iu];

/** What is told gross is not what is asked net, and the other way round. */
const isOfOtherKind = ({ things }: Needs, text: string): boolean =>
  [...things.keys()].some((stem) => {
    const own = kinds.find((kind) => kind.test(stem));
    return own !== undefined && !own.test(text) && kinds.some((kind) => kind !== own && kind.test(text));
  });

/** Somebody of an organization by their office, before their name. */
const itsOwn = /\b(?:its|their) [^,.;:]{2,60},? $/iu;

/** `first`: the stems with which the names begin. */
type OwnerNames = { names: readonly string[]; first: readonly string[]; mayBePerson: boolean };

/**
 * Whether the last name of a text is one of some stems; null where it names nobody. Where somebody is asked for, people
 * are what answers.
 */
function lastNamed(text: string, { names, first, mayBePerson }: OwnerNames): boolean | null {
  const isAsked = (words: string): boolean => searchTermsOf(words).some((stem) => names.includes(stem));
  const isPerson = (run: string): boolean => nameLikeness(run) >= person;
  // "Its head of credit, Ana Varga" is of whoever was named before.
  const isOther = (run: string, before: string): boolean =>
    isName(run) && !(isPerson(run) && (mayBePerson || itsOwn.test(before)));
  // "North Quay Training Facility" is no "Alder Bay Training Center", though they share a word.
  const isAlike = (run: string): boolean => {
    const stems = searchTermsOf(run);
    return stems.some((stem) => first.includes(stem)) || stems.every((stem) => names.includes(stem));
  };
  const others = [...text.matchAll(named)].filter(
    ({ 0: run, index }) =>
      isOther(run, text.slice(Math.max(0, index - 70), index)) && (!isAsked(run) || !isAlike(run)),
  );
  const isInOther = ({ start }: { start: number }): boolean =>
    others.some(({ 0: run, index }) => index <= start && start < index + run.length);
  const asked = tokenize(text).findLast((token) => isAsked(token.text) && !isInOther(token));
  const other = others.at(-1);
  if (asked === undefined) return other === undefined ? null : false;
  return other === undefined || asked.start > other.index;
}
