import { lookUp, wordClass } from '../words/part-of-speech.ts';
import { stem } from '../words/stem.ts';
import { isStopWord } from '../words/stop-words.ts';
import type { Token } from '../words/token.ts';
import { isNamedBefore, isNominal, referentOf } from './antecedent.ts';
import { institutions, namedBefore, pointsToNow } from './standing.lexicon.ts';
import { auxiliary } from './verb.lexicon.ts';

const demonstratives = new Set('this that these those'.split(' '));
const prepositions = new Set(
  'of in at on for from with by to into after before about than over through during without under against around behind'.split(
    ' ',
  ),
);
/** "It is clear that", "it takes a year to": no thing is meant. */
const expletive =
  /^it(?:'s| is| was| will be| would be| has been| takes| took| seems| makes sense)\b.{0,60}\b(?:that|to|when|if)\b|^it (?:clear|hard|harder|easy|easier|difficult|possible|impossible) (?:that|to|for)\b/iu;
/** What says of "the plan" which one: "the plan of the board", "the plan that failed". */
const completes = new Set(
  'of for to in on from by with between at that which who called named known into over'.split(' '),
);

/** "Those who retire", "those of the index": what follows says which. */
const describes = /^(?:who|whose|with|without|of|in|that)$/u;

/**
 * Whether a sentence points to something that it does not name: with a pronoun before any noun, with "these" and a noun
 * that was said elsewhere, or with "the plan" where no plan has been named.
 */
export function hasOpenReference(sentence: string, tokens: readonly Token[]): boolean {
  if (opensWithKnown(tokens)) return true;
  let nominals = 0;
  const stems = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    const { lower } = token;
    const next = tokens[at + 1];
    const referent = referentOf(token);
    if (
      referent !== null &&
      !expletive.test(sentence.slice(token.start)) &&
      !isNamedBefore(tokens, at, referent)
    )
      return true;
    if (
      (demonstratives.has(lower) || lower === 'such') &&
      isOpenDemonstrative(tokens, at, { nominals, stems })
    )
      return true;
    if (lower === 'the' && next && isOpenArticle(tokens, at + 1, stems)) return true;
    if (lower === 'both' && !hasPair(tokens, at)) return true;
    stems.add(stem(lower));
    if (isNominal(token, at)) nominals++;
  }
  return false;
}

type NamedNominals = { nominals: number; stems: ReadonlySet<string> };

function isOpenDemonstrative(
  tokens: readonly Token[],
  at: number,
  { nominals, stems }: NamedNominals,
): boolean {
  const [lower, next, before] = [tokens[at]?.lower, tokens[at + 1], tokens[at - 1]?.lower];
  if (next === undefined) return true;
  if (stems.has(stem(next.lower))) return false;
  if (lower === 'such') return isThingBefore(next) && !/^(?:as|an?|that)$/u.test(next.lower);
  if (lower === 'that') return at === 0 || prepositions.has(before ?? '') || pointsAt(tokens, at);
  if (lower === 'those' && describes.test(next.lower)) return nominals === 0 && next.lower === 'of';
  return !pointsToNow.has(next.lower);
}

const isThingBefore = ({ lower }: Token): boolean => wordClass(lower) === 'noun' && !isStopWord(lower);

/** What goes on after a whole noun phrase: "collect that fee because", "mount that and". */
const continuation = new Set(
  'because where when if while though although so and or into out off back'.split(' '),
);

/** After a verb "that" joins a clause, unless a thing follows it and no verb: "they follow that chain". */
function pointsAt(tokens: readonly Token[], at: number): boolean {
  const [before, noun, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
  if (before === undefined || noun === undefined || wordClass(before.lower) !== 'verb') return false;
  if (
    continuation.has(noun.lower) &&
    !/^(?:because|where|when|if|while|though|although|so)$/u.test(noun.lower)
  )
    return true;
  if (namedBefore.has(noun.lower)) return true;
  if (!isThingBefore(noun) || /^\p{Lu}/u.test(noun.text)) return false;
  if (after !== undefined && continuation.has(after.lower) && !/^(?:and|or)$/u.test(after.lower)) return true;
  return !tokens
    .slice(at + 2)
    .some(
      ({ lower }) =>
        auxiliary.test(lower) ||
        lower.endsWith('ed') ||
        lookUp(lower) === 'verb' ||
        wordClass(lower) === 'verb',
    );
}

const ordinal = /^(?:first|second|third|fourth|last)$/u;
const span = /^(?:half|quarter|year|month|week|day|decade|century|two|three|six|nine|ten|twelve)s?$/u;

/** "The plan" where the sentence has named none and does not say which. */
function isOpenArticle(tokens: readonly Token[], at: number, stems: ReadonlySet<string>): boolean {
  const [noun, after] = [tokens[at], tokens[at + 1]];
  if (noun === undefined || !namedBefore.has(noun.lower) || stems.has(stem(noun.lower))) return false;
  if (after === undefined) return true;
  // "The first half of fiscal 2027" is a time.
  if (ordinal.test(noun.lower) && span.test(after.lower)) return false;
  // "The funded ratio of the plan": here it is the one that pays.
  if (noun.lower === 'plan' && tokens[at - 2]?.lower === 'of') return false;
  if (completes.has(after.lower)) return false;
  // "The second quarter", "the number nine plant": the noun itself comes later.
  return (
    isStopWord(after.lower) ||
    auxiliary.test(after.lower) ||
    /^(?:verb|adverb)$/u.test(wordClass(after.lower))
  );
}

/** "The yield is 10%": a sentence that opens with a bare thing goes on about it; only what everybody knows is named so. */
function opensWithKnown(tokens: readonly Token[]): boolean {
  const [article, noun, after] = tokens;
  if (article?.lower !== 'the' || noun === undefined || after === undefined) return false;
  if (institutions.has(noun.lower.replace(/'s$/u, '')) || /^\p{Lu}/u.test(noun.text)) return false;
  if (auxiliary.test(after.lower) || noun.lower.endsWith("'s")) return wordClass(noun.lower) !== 'adjective';
  return isNominal(noun, 0) && /^(?:verb|adverb)$/u.test(wordClass(after.lower));
}

const pairReach = 9;
/** "Both A and B", "both the ... and the ...". */
const hasPair = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at + 2, at + pairReach).some(({ lower }) => lower === 'and');
