// What has the form of an answer and the words of a question near it, and tells another thing: the cause of something else, a
// sum from somebody else, what was done for what will be.
import type { Source } from '../../ports/ports.ts';
import { findRoles } from '../../speakers/role.ts';
import { anyMonth } from '../../words/calendar.ts';
import { functionWords } from '../../words/stop-words.ts';
import { isOwnName } from '../fit/affiliation.ts';
import { isOthersOffice } from '../fit/others-office.ts';
import { isPaper } from '../fit/subject-match.ts';
import type { QuestionReading } from '../question/question-reading.type.ts';
import { kinOf } from '../terms/kin.lexicon.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { tellsAhead, tellsCause, tellsFrequency } from './other-subject.lexicon.ts';

type SentenceText = { text: string };

const holdsAny = (stems: ReadonlySet<string>, text: string): boolean =>
  searchTermsOf(text).some((stem) => stems.has(stem));

/** Words before a cause that only point to what was said before: "That was because ...". */
const fewWords = 6;

/**
 * Whether a cause is given for something else: what it is the cause of has no word of the question, "we ask one question each so
 * that all may speak". What only points back is of what was said before.
 */
function causeOfOther({ needs: { things, names } }: QuestionReading): (said: SentenceText) => boolean {
  const wanted = new Set(
    [...things.keys(), ...names.flatMap(({ stems }) => stems)].flatMap((stem) => [...kinOf(stem)]),
  );
  return ({ text }) => {
    const [cause] = tellsCause.findAll(text);
    if (cause === undefined || wanted.size === 0) return false;
    const before = text.slice(0, cause.index);
    const effect = before.trim() === '' ? text.split(',').slice(1).join(',') : before;
    const isPointing = effect.trim().split(/\s+/u).length <= fewWords;
    return !isPointing && !holdsAny(wanted, effect);
  };
}

const nameIn = /(?<=[\p{L}\d,;:)] )\p{Lu}[\p{L}&'’-]{2,}/gu;
const month = new RegExp(`^${anyMonth}$`, 'iu');

/** Names of a text that are no months and do not only begin it, without their possessive. */
const namesIn = (text: string): string[] =>
  (text.match(nameIn) ?? [])
    .map((name) => name.replace(/['’]s?$/u, ''))
    .filter((name) => !month.test(name) && !functionWords.has(name.toLowerCase()));

/** Whether a sum is told of others than whom a question names besides the source's own: "dividends from Birch", asked of Alder. */
function ofOtherNames(
  { needs: { names } }: QuestionReading,
  source: Source,
): (said: SentenceText) => boolean {
  const foreign = names.filter((name) => !isOwnName(name, source));
  const own = names.filter((name) => isOwnName(name, source));
  if (foreign.length === 0 || own.length === 0 || isPaper(source)) return () => false;
  return ({ text }) => {
    const held = new Set(searchTermsOf(text));
    const isNamed = foreign.every(({ stems }) => stems.some((stem) => held.has(stem)));
    const known = new Set(own.flatMap(({ stems }) => stems));
    return !isNamed && namesIn(text).some((name) => !searchTermsOf(name).every((stem) => known.has(stem)));
  };
}

/** "Boardwalk's annual revenues", where the question and the source are of somebody else. */
function ofOthersMeasure(
  { question, needs: { head } }: QuestionReading,
  source: Source,
): (said: SentenceText) => boolean {
  const noun = head.at(-1);
  const known = new Set(searchTermsOf(`${question} ${source.context.title}`));
  const owned = /\b(\p{Lu}[\p{L}&-]{2,})['’]s? ((?:[\p{L}\d-]+ ){0,4}?[\p{L}-]+)/gu;
  if (noun === undefined) return () => false;
  const kin = kinOf(noun);
  return ({ text }) => {
    const others = [...text.matchAll(owned)].filter(
      ([, name = '', words = '']) =>
        !searchTermsOf(name).some((stem) => known.has(stem)) &&
        searchTermsOf(words).some((stem) => kin.has(stem)),
    );
    const count = searchTermsOf(text).filter((stem) => kin.has(stem)).length;
    return others.length > 0 && others.length >= count;
  };
}

const netOf = /\(net of [^()]{3,120}\)/iu;

/** "Income from closed units (net of income taxes of $47)" tells no income taxes. */
function isTakenOff({ needs: { head } }: QuestionReading): (said: SentenceText) => boolean {
  return ({ text }) => {
    if (head.length === 0 || !netOf.test(text)) return false;
    const left = new Set(searchTermsOf(text.replace(netOf, ' ')));
    return !head.every((stem) => [...kinOf(stem)].some((one) => left.has(one)));
  };
}

/** "There are no substitutions" tells nobody who substitutes. */
function saysNone({ needs: { head, act, things } }: QuestionReading): (said: SentenceText) => boolean {
  const wanted = new Set([...head, act ?? '', ...things.keys()].flatMap((stem) => [...kinOf(stem)]));
  const none = /\b(?:there (?:are|is|were|was|being)|received|have|has|had) no (?:\p{L}+ )?(\p{L}+)/giu;
  return ({ text }) =>
    [...text.matchAll(none)].some(([, noun = '']) => searchTermsOf(noun).some((stem) => wanted.has(stem)));
}

/** Questions for who holds an office now. */
const asksHolder =
  /^\W*who(?:['’]s| is) (?!.{0,40}\b(?:new|next|former|past|previous|incoming|outgoing)\b)/iu;

/** "France's finance minister" is not that of whom a question names. */
function ofOthersOffice(
  { question }: QuestionReading,
  { context: { title } }: Source,
): (said: SentenceText) => boolean {
  if (!asksHolder.test(question) || findRoles(question).length === 0) return never;
  const known = new Set(searchTermsOf(`${question} ${title}`));
  return ({ text }) => isOthersOffice(text, known);
}

const never = (): boolean => false;

/** Tells of a sentence of a source whether it has the form of an answer, and is of something else than is asked. */
export function tellsOtherSubject(asked: QuestionReading, source: Source): (said: SentenceText) => boolean {
  const { form, figure } = asked;
  if (form === 'reason') return causeOfOther(asked);
  if (form !== 'number' && form !== 'name' && form !== 'date') return never;
  const isNone = saysNone(asked);
  if (form !== 'number') {
    const isOthers = ofOthersOffice(asked, source);
    return (said) => isNone(said) || isOthers(said);
  }
  const isOfOthers = ofOtherNames(asked, source);
  const isTheirs = ofOthersMeasure(asked, source);
  const isAhead = figure.isCountAhead ? ({ text }: SentenceText) => !tellsAhead.test(text) : never;
  const isOften = figure.isFrequency ? ({ text }: SentenceText) => !tellsFrequency.test(text) : never;
  const isOff = isTakenOff(asked);
  return (said) =>
    isOff(said) || isOfOthers(said) || isTheirs(said) || isAhead(said) || isOften(said) || isNone(said);
}
