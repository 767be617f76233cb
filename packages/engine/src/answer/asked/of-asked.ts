import type { Source } from '../../ports/ports.ts';
import { functionWords } from '../../words/stop-words.ts';
import { tokenise } from '../../words/token.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { indexSource } from '../terms/text-index.ts';
import { kinOf } from './kin.lexicon.ts';
import { comesNext, titleWords } from './needs.lexicon.ts';
import type { Needs } from './needs.ts';
import { isTitle, titlesOf } from './titles.ts';

/** A sentence, by the stems of its words and the segment in which it stands. */
export type Told = { text: string; stems: ReadonlySet<string>; segment: number };

/** Words with capitals in a row name somebody or something. */
const named = /(?<![\p{L}'’-])\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*)+/gu;

/** Segments before a sentence in which whoever is asked of may be named: a paper names them in the paragraph itself. */
const reach = { talk: 3, paper: 0 };
/** The share of a word's weight from which on it tells what is asked. */
const telling = 0.5;

/**
 * Whether what a sentence tells is told of what is asked, and not of another thing: the thing asked for, or a word of it,
 * stands near it, another word of the question too, and whoever the question names, unless the source is theirs; and
 * of all names before it the last one is theirs.
 */
export function isOfAsked(needs: Needs, source: Source): (told: Told) => boolean {
  const titles = titlesOf(source);
  const names = needs.names.filter((name) => !isTitle(name, titles)).flatMap(({ stems }) => stems);
  const head = needs.head.flatMap((stem) => [...kinOf(stem)]);
  const others = [...needs.things]
    .filter(([stem, share]) => share >= telling && !needs.head.includes(stem))
    .flatMap(([stem]) => [...kinOf(stem)]);
  const wanted = [head, names];
  // "The first transfer" is what was asked for by these two words, whatever it is the first of.
  const isCalledSo = (stems: ReadonlySet<string>): boolean =>
    head.some((stem) => stems.has(stem)) &&
    [...needs.things.keys()].filter((stem) => stems.has(stem)).length > 1;
  const { segments } = indexSource(source);
  const isPaper = source.context.kind === 'document' || source.context.kind === 'article';
  const before = isPaper ? reach.paper : reach.talk;
  return ({ text, stems, segment }) => {
    const near = segments.slice(Math.max(0, segment - before), segment + 1);
    const isNear = (stem: string): boolean => stems.has(stem) || near.some(({ counts }) => counts.has(stem));
    if (!wanted.every((some) => some.length === 0 || some.some(isNear))) return false;
    if (others.length > 0 && !others.some(isNear) && !isCalledSo(stems)) return false;
    if (needs.wantsNext && !comesNext.test(text)) return false;
    if (names.length === 0) return true;
    const own = lastNamed(text, names);
    if (own !== null) return own;
    const said = source.segments.slice(Math.max(0, segment - before), segment).map((one) => one.text);
    return lastNamed(said.join(' '), names) ?? true;
  };
}

/** "Since January" and "Trustee Varga" name no house. */
const isName = (run: string): boolean =>
  run.split(' ').filter((word) => !functionWords.has(word.toLowerCase()) && !titleWords.test(word)).length >
  1;

/** Whether the last name of a text is one of some stems; null where it names nobody. */
function lastNamed(text: string, names: readonly string[]): boolean | null {
  const isAsked = (words: string): boolean => searchTermsOf(words).some((stem) => names.includes(stem));
  const asked = tokenise(text).findLast((token) => isAsked(token.text));
  const other = [...text.matchAll(named)].findLast(([words]) => isName(words) && !isAsked(words));
  if (asked === undefined) return other === undefined ? null : false;
  return other === undefined || asked.start > other.index;
}
