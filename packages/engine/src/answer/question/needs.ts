import { firmForms } from '../../linking/span.lexicon.ts';
import { splitSentences } from '../../sentences/split.ts';
import { lookUp } from '../../words/part-of-speech.ts';
import { functionWords } from '../../words/stop-words.ts';
import { type Token, tokenize } from '../../words/token.ts';
import { abbreviations } from '../terms/abbreviation.lexicon.ts';
import { asking, opensQuestion } from '../terms/question.lexicon.ts';
import { withoutAside } from '../terms/question.ts';
import { searchTermsOf } from '../terms/search-terms.ts';
import { asksNextMeeting } from './ahead.lexicon.ts';
import { asksNumber, asksWho } from './answer-kind.lexicon.ts';
import { fitWeights } from './fit.weights.ts';
import { type NamedPeriod, periodIn } from './named-period.ts';
import {
  asksForFact,
  asksForTalk,
  asksNext,
  asksUnitOf,
  bodyWords,
  countStems,
  lightStems,
  measureKinds,
  measureLetters,
  titleWords,
} from './needs.lexicon.ts';
import { type QuestionName, squash } from './question-name.ts';
import { teller } from './teller.ts';
import { type Figure, figuresIn } from './telling-numbers.ts';
import { withoutYearAgo } from './year-ago.ts';

/** What a source must hold to answer a question. */
export type Needs = {
  /** What was said of a subject, one fact, or something between the two: a cause, a way, an end. */
  asks: 'talk' | 'fact' | 'account';
  names: readonly QuestionName[];
  /** Its words with capitals, names or not, in small letters. */
  capitals: readonly string[];
  /** Stems of its other words, and how much of a word's weight each has: words of asking and common ones have little. */
  things: ReadonlyMap<string, number>;
  /** Stems that stand side by side in it: "funded ratio" is not a ratio that somebody funded. */
  pairs: readonly (readonly [string, string])[];
  /** Its numbers, without years, ordinals and the smallest. */
  figures: readonly Figure[];
  /** Whose words it asks for: "what did Ana Lindqvist say of it"; null where it does not say. */
  teller: QuestionName | null;
  /** The quarter and the year that it names. */
  period: NamedPeriod;
  /** A number answers it. */
  wantsNumber: boolean;
  /** Somebody answers it. */
  asksWho: boolean;
  /** Only what comes next answers it. */
  wantsNext: boolean;
  /** The stem of what was done, where it is asked with how much that was; else null. */
  act: string | null;
  /** Stems of the thing asked for: the rate of "what rate", the members of "how many members". */
  head: readonly string[];
};

/** What a source must hold to answer a question, of which `mainQuestion` left the question itself. */
export function readNeeds(question: string): Needs {
  const asked = withoutYearAgo(question);
  const asks = asksForTalk.test(withoutAside(asked))
    ? 'talk'
    : asksForFact.test(withoutAside(asked))
      ? 'fact'
      : 'account';
  const wantsNumber = asks === 'fact' && asksNumber.test(withoutAside(asked));
  const sentence = wantsNumber ? withoutUnit(asked) : asked;
  const main = withoutAside(sentence);
  const tokens = tokenize(main);
  const names = namesIn(main, tokens);
  const named = new Set(names.flatMap(({ stems }) => stems));
  const isThing = (stem: string): boolean => !named.has(stem) && !(wantsNumber && countStems.test(stem));
  return {
    asks,
    names,
    capitals: capitalsIn(tokens),
    things: new Map([...sharesIn(tokenize(sentence))].filter(([stem]) => isThing(stem))),
    pairs: pairsIn(tokens, isThing),
    figures: figuresIn(main),
    teller: teller(main, names),
    period: periodIn(main),
    wantsNumber,
    asksWho: asksWho.test(main),
    wantsNext: asksNextMeeting.test(main) || (asks === 'fact' && asksNext.test(main)),
    act: actOf(main, isThing),
    head: headOf(main, (stem) => isThing(stem) && !asking.test(stem) && !lightStems.test(stem)),
  };
}

/** "What share of its income is paid in kind" asks of its income. */
function withoutUnit(question: string): string {
  const [unit] = asksUnitOf.findAll(question);
  if (unit === undefined) return question;
  return question.slice(0, unit.index) + question.slice(unit.index + unit.text.length).trimStart();
}

function sharesIn(tokens: readonly Token[]): [string, number][] {
  const help = tokens.findIndex(({ lower }) => ['do', 'does', 'did'].includes(lower));
  return tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    const isDone =
      isVerb(token.lower) ||
      (help >= 0 && at > help && (next === undefined || functionWords.has(next.lower)));
    return searchTermsOf(token.text).map((stem): [string, number] => [stem, shareOf(stem, token, isDone)]);
  });
}

/** What was done is put in many words, what it was done to in few. */
function shareOf(stem: string, { lower }: Token, isDone: boolean): number {
  if (asking.test(stem)) return fitWeights.asking;
  if (isDone) return fitWeights.verb;
  return isCommon(stem, lower) ? fitWeights.light : 1;
}

const isVerb = (lower: string): boolean => ['verb', 'gerund'].includes(lookUp(lower) ?? '');
const isCommon = (stem: string, lower: string): boolean => lightStems.test(stem) || bodyWords.test(lower);

/** "KKR assets under management" asks what they are. */
function asQuestion(text: string): string {
  const question = `What was ${text.trim()}?`;
  return !opensQuestion.test(text) && asksNumber.test(question) ? question : text;
}

/** What says only where to look, and names no time: "According to the balance sheet, what were ...". */
const openingClause =
  /^\W*(?:based on|basing|using|according to|in agreement with|by drawing|taking|considering|looking at|in line with|per the)\b[^?\d]{4,200}?[,:] (?=(?:what|how|which|who|when|did|does|is|was|were|has)\b)/iu;

/**
 * The first question of a text, without what stands in brackets and says where to look; what only names a measure asks for it. How to answer often
 * follows it, sentence by sentence.
 */
export function mainQuestion(query: string): string {
  const text = query.replace(/\([^()]{0,200}\)/gu, ' ');
  const sentences = splitSentences(text, { written: true }).map(({ start, end }) => text.slice(start, end));
  return (sentences.find((sentence) => sentence.includes('?')) ?? asQuestion(text)).replace(
    openingClause,
    '',
  );
}

/** Long enough not to stand inside another word by chance. */
const capitalsIn = (tokens: readonly Token[]): string[] =>
  tokens
    .filter(({ text }) => /^\p{Lu}/u.test(text))
    .map((token) => squash(plainWord(token)))
    .filter((word) => word.length > 2 && !functionWords.has(word) && !titleWords.test(word));

const plainWord = ({ text }: Token): string => text.replace(/['’]s?$/u, '');
const isPossessive = ({ text }: Token): boolean => /['’]s?$/u.test(text);

/** A company as it is listed, a body as it is shortened. */
const lettersOnly = /^\p{Lu}{2,5}$/u;

/** Runs of words with capitals, without those in capitals alone that are a measure or an office ("EBITDA"). */
function namesIn(text: string, tokens: readonly Token[]): QuestionName[] {
  const runs: string[][] = [];
  for (const [at, token] of tokens.entries()) {
    if (!isNameWord(text, token, at)) continue;
    const before = tokens[at - 1];
    const goesOn =
      before !== undefined &&
      !isPossessive(before) &&
      isNameWord(text, before, at - 1) &&
      text.slice(before.end, token.start) === ' ';
    const run = goesOn ? runs.at(-1) : undefined;
    if (run) run.push(plainWord(token));
    else runs.push([plainWord(token)]);
  }
  return runs
    .map((run) => withoutForms(run.filter((word) => !titleWords.test(word))))
    .filter((run) => run.length > 0)
    .map((run) => ({
      joined: squash(run.join('')),
      stems: run.flatMap(searchTermsOf),
      capitals: run.length === 1 ? (run.find((word) => lettersOnly.test(word)) ?? null) : null,
    }));
}

/** What a company is by law, behind its name, tells it from no other one. */
function withoutForms(run: readonly string[]): readonly string[] {
  const last = run.at(-1)?.toLowerCase().replace('.', '') ?? '';
  return run.length > 1 && firmForms.has(last) ? withoutForms(run.slice(0, -1)) : run;
}

function isNameWord(text: string, token: Token, at: number): boolean {
  const word = plainWord(token);
  if (word.length < 2 || /\d/u.test(word) || !/^\p{Lu}/u.test(word) || measureLetters.test(word))
    return false;
  const opens = at === 0 || /[:.?!]\s*$/u.test(text.slice(0, token.start));
  return !functionWords.has(word.toLowerCase()) && (!opens || /\p{Lu}/u.test(word.slice(1)));
}

function pairsIn(tokens: readonly Token[], isThing: (stem: string) => boolean): [string, string][] {
  const pairs: [string, string][] = [];
  let before: { stem: string; at: number; mayPair: boolean } | null = null;
  for (const [at, { text, lower }] of tokens.entries()) {
    const [stem, ...others] = searchTermsOf(text);
    if (stem === undefined || asking.test(stem)) continue;
    const [second] = others;
    // Letters that stand for several words: "AUM".
    if (second !== undefined && abbreviations.has(lower) && isThing(stem)) pairs.push([stem, second]);
    const mayPair = isThing(stem) && !isCommon(stem, lower) && !measureKinds.test(lower);
    if (before?.mayPair && mayPair && at - before.at <= 2 && stem !== before.stem)
      pairs.push([before.stem, stem]);
    before = { stem, at, mayPair };
  }
  return pairs;
}

const verbs = 'is|are|was|were|did|does|do|will|has|have|had|would|can|could|should';
const thingPatterns = [
  new RegExp(
    String.raw`\b(?:how (?:much|many)|which|what)\s+(?!(?:${verbs})\b)((?:[\w’'-]+\s+){0,4}?[\w-]+)\s+(?:${verbs}|of|for|in|from|to)\b`,
    'iu',
  ),
  /\bwhat\s+(?:is|are|was|were)\s+(?:the\s+|an?\s+|(?:[\w&.’'-]+\s+){0,4}?[\w&.-]+(?:['’]s|s['’])\s+)*((?:[\w%&-]+\s+){0,5}?[\w%&-]+)(?=\s+(?:of|for|in|to|from|as|at|on|by|over|during|since|after|before|against|with|that|which|the)\b|\?|$|,)/iu,
];

const asksWhen = /^\W*when\b/iu;
const whenThing =
  /^\W*when\s+(?:is|are|was|were)\s+((?:[\w&’'-]+\s+){0,6}?[\w&’'-]+)(?=\s+(?:of|for|at|in|to|from|with)\b)/iu;

/** "How much did the board commit to it" asks for what was committed. */
const howMuch =
  /^\W*how much(?: of (?:[\w’'-]+\s+){1,5}?|\s)(?:did|does|do|will|would|has|have|had|can|could|should|was|were) (.{3,200})/iu;
/** What says only that something is meant to be done, or is done by any thing. */
const meansTo =
  /^(?:make|do|get|take|be|give|use|expect|plan|intend|want|hope|aim|need|propose|mean|agree|decide)(?:s|ed|d)?$/u;

/** What is done in a question of how much: "How much did the board commit to it". */
function actOf(text: string, isThing: (stem: string) => boolean): string | null {
  const [, done] = howMuch.exec(text) ?? [];
  if (done === undefined) return null;
  const act = tokenize(done).find(({ lower }) => isVerb(lower) && !meansTo.test(lower));
  return act === undefined ? null : (searchTermsOf(act.text).filter(isThing)[0] ?? null);
}

/** What is asked for; of a day, what happens on it: "when does it take effect". */
function headOf(text: string, isThing: (stem: string) => boolean): string[] {
  if (asksWhen.test(text))
    return searchTermsOf(whenThing.exec(text)?.[1] ?? text)
      .filter(isThing)
      .slice(-1);
  const act = /^\W*how much\b/iu.test(text) ? actOf(text, isThing) : null;
  if (act !== null) return [act];
  const found = thingPatterns.map((pattern) => pattern.exec(text)?.[1]).find((one) => one !== undefined);
  return found === undefined ? [] : searchTermsOf(found).filter(isThing);
}
