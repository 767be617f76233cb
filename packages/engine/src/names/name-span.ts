import type { Sentence } from '../sentences/sentence.ts';
import { lookUp, wordClass } from '../words/part-of-speech.ts';
import { functionWords, talkWords } from '../words/stop-words.ts';
import type { Token } from '../words/token.ts';
import { type Capitals, isHeadline, isMostlyUpper } from './capitals.ts';
import { collective, heads, institution } from './name-span.lexicon.ts';

/** A name as it stands in a sentence: its words, and its characters in the sentence's text. */
type NameSpan = { text: string; words: string[]; start: number; end: number };

const links = new Set(['of', 'the', 'for', 'de', 'van', 'von', 'der', 'da', 'di', 'la', 'al', '&']);
const neverNames = new Set(
  `monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september
  october november december mr mrs ms dr q1 q2 q3 q4 fy ceo cfo coo cto cio esg ebitda gaap ok okay i chief executive financial officer
  president chairman chairwoman chair director trustee trustees commissioner senator governor treasurer councillor professor sir god hi hello yes no thanks
  despite including motion vote dad mom analyst operator please covid covid-19 mp cbe obe`.split(/\s+/u),
);

/** The names in a sentence: runs of words with capitals, joined by "of", "for" or "&" inside. */
export function findNames(sentence: Sentence, capitals: Capitals): NameSpan[] {
  if (isHeadline(sentence)) return [];
  const spans: NameSpan[] = [];
  const { tokens } = sentence;
  let at = 0;
  while (at < tokens.length) {
    const end = startsName(sentence, at, capitals) ? endOfName(sentence, at) : at;
    if (end > at) spans.push(spanOf(sentence.text, tokens.slice(at, end)));
    at = Math.max(end, at + 1);
  }
  return spans;
}

function spanOf(text: string, tokens: Token[]): NameSpan {
  const start = tokens[0]?.start ?? 0;
  const end = tokens.at(-1)?.end ?? start;
  const plain = text.slice(start, end).replace(/['’]s$/u, '');
  return {
    text: plain,
    words: tokens.map((token) => token.text.replace(/['’]s$/u, '')),
    start,
    end: start + plain.length,
  };
}

function startsName({ tokens, text }: Sentence, at: number, capitals: Capitals): boolean {
  const token = tokens[at];
  if (token === undefined || !isNameWord(token)) return false;
  const opens = at === 0 || /[.!?:"“(]\s*$/u.test(text.slice(Math.max(0, token.start - 3), token.start));
  if (!opens) return true;
  const next = tokens[at + 1];
  if (next !== undefined && isNameWord(next) && isJoined(text, token, next))
    return !talkWords.has(token.lower);
  const seen = isMostlyUpper(capitals, token.lower);
  return seen && (capitals.upper.get(token.lower) ?? 0) >= 1 && !talkWords.has(token.lower);
}

function isNameWord(token: Token): boolean {
  if (!/^\p{Lu}/u.test(token.text) || token.text.length < 2) return false;
  const plain = token.lower.replace(/'s$/u, '');
  if (neverNames.has(plain) || functionWords.has(plain) || functionWords.has(token.lower)) return false;
  return lookUp(plain) !== 'number';
}

/** Only a space, a hyphen, the stop of an initial or an ampersand may stand between the words of a name. */
function isJoined(text: string, before: Token, after: Token): boolean {
  const between = text.slice(before.end, after.start);
  if (/['’]s$/u.test(before.text)) return false;
  return (
    between === ' ' ||
    between === ' & ' ||
    /^['’] $/u.test(between) ||
    (between === '. ' && before.text.length === 1)
  );
}

/** Only a common noun is "of" or "for" something: "Bank of America" is one name, "Christine Lee of Citi" two. */
function mayLink(opener: Token | undefined, before: Token, link: Token): boolean {
  if (!links.has(link.lower)) return false;
  if (!['of', 'for', 'the', '&'].includes(link.lower) || links.has(before.lower)) return true;
  if (lookUp(opener?.lower ?? '') === 'name') return false;
  const kind =
    lookUp(before.lower) ?? (wordClass(before.lower.replace(/s$/u, '')) === 'noun' ? null : 'other');
  return heads.test(before.lower) || (kind !== null && kind !== 'name');
}

/** "Securities and Exchange Commission": both words beside "and" are common, and an institution stands at the end. */
function joinsHalves({ tokens }: Sentence, first: number, at: number): boolean {
  const [opener, before, after] = [tokens[first - 1], tokens[at - 1], tokens[at + 1]];
  if (before === undefined || after === undefined || institution.test(before.text)) return false;
  const isDefinite = /^(?:the|a|an|our|with|at|of)$/u.test(opener?.lower ?? '');
  if (isField(tokens, at)) return true;
  if (!isDefinite || !isCommon(before.lower) || !isCommon(after.lower)) return false;
  for (const token of tokens.slice(at + 1, at + 6)) {
    if (!/^\p{Lu}/u.test(token.text)) return false;
    if (institution.test(token.text)) return true;
  }
  return false;
}

/** "Birch and Company". */
const isCompanySuffix = (tokens: readonly Token[], at: number): boolean =>
  /^(?:Company|Co|Sons|Partners|Associates|Brothers)$/u.test(tokens[at + 1]?.text ?? '');

/** "Institute of Allergy and Infectious Diseases": what an institution is of may have two halves. */
function isField(tokens: readonly Token[], at: number): boolean {
  const [head, of, before, after] = [tokens[at - 3], tokens[at - 2], tokens[at - 1], tokens[at + 1]];
  if (of?.lower !== 'of' || head === undefined || !heads.test(head.lower)) return false;
  return /^\p{Lu}/u.test(after?.text ?? '') && isCommon(before?.lower ?? '');
}

const isCommon = (lower: string): boolean => {
  const kind = lookUp(lower);
  return kind === 'noun' || kind === 'verb' || kind === 'adjective' || collective.test(lower);
};

function endOfName(sentence: Sentence, first: number): number {
  const { tokens, text } = sentence;
  let end = first + 1;
  for (let at = first + 1; at < tokens.length && at < first + 9; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (before === undefined || token === undefined || !isJoined(text, before, token)) break;
    const isInitial = /^\p{Lu}$/u.test(token.text) && token.text !== 'I';
    if (isNameWord(token) || isInitial || (token.lower === 'and' && isCompanySuffix(tokens, at)))
      end = at + 1;
    else if (
      token.lower === 'and' ? !joinsHalves(sentence, first, at) : !mayLink(tokens[first], before, token)
    )
      break;
  }
  return end;
}
