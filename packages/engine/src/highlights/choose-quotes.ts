import { dependence } from '../discourse/stand-alone.ts';
import { judgeOf } from '../overview/judge.ts';
import { overviewCoverage } from '../overview/overview-coverage.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import { type RatedStatement, rateSentences } from '../salience/salience.ts';
import { repeats } from '../salience/select.ts';
import { countWords } from '../words/token.ts';
import { quoteWeights } from './highlights.weights.ts';
import { opinion } from './opinion.lexicon.ts';

const [fewestWords, mostWords] = [8, 60];
/** Characters: a "word" of ten thousand letters is none. */
const longestText = 600;
const mostQuotes = 10;

export type Candidate = { rated: RatedStatement; value: number };

/**
 * The quotes of an item, each of one piece of its text, in its order: what stands alone, and nothing that the first
 * screen tells.
 */
export const chooseQuotes = cachedBySource((source: Source): Candidate[] => {
  const { english } = readSource(source);
  const rated = rateSentences(source);
  const isTold = overviewCoverage(source);
  const { isClear, clarity } = judgeOf(source);
  const words = rated.reduce((sum, one) => sum + one.words, 0);
  const pool = rated
    .filter((one) => isClear(one) && !isTold(one))
    .flatMap((one) => candidateOf(one, english))
    .map(({ rated: one, value }) => ({ rated: one, value: value * clarity(one) ** quoteWeights.clarity }))
    .sort((a, b) => b.value - a.value || a.rated.sentence.index - b.rated.sentence.index);
  return spread(pool, {
    count: Math.max(1, Math.min(mostQuotes, Math.round(words / 1500) + 2)),
    total: rated.length,
    speakers: new Set(rated.map(({ sentence }) => sentence.speaker)).size,
  }).sort((a, b) => a.rated.sentence.index - b.rated.sentence.index);
});

function candidateOf(rated: RatedStatement, english: boolean): Candidate[] {
  const { sentence } = rated;
  const words = countWords(sentence.text);
  if (sentence.row !== undefined || sentence.pieces.length !== 1 || words < fewestWords || words > mostWords)
    return [];
  if (opensMidTalk.test(sentence.text) || sentence.ends.start === 'cut' || sentence.ends.end === 'cut')
    return [];
  if (sentence.tokens.length < fewestWords || sentence.text.length > longestText) return [];
  return [{ rated, value: english ? quotability(rated) : rated.score }];
}

/** A quote is shown word for word, with what it opens with and with its hesitations. */
const opensMidTalk =
  /^[^\p{L}\p{N}]*(?:and|but|so|or|then|well|yeah|yes|okay|ok|um|uh|like|oh|you know|i mean)\b(?! (?:for|far|long|many|much)\b)|\b(?:uh|um|er|mm)\b/iu;

/** A quote is spoken: an opinion, an image or a contrast is worth more here than in a summary, and so is brevity. */
function quotability({ sentence, centrality, score, signals, words }: RatedStatement): number {
  const voice = Math.min(3, opinion.count(sentence.text));
  const messy = 1 - Math.min(quoteWeights.mostFiller, quoteWeights.filler * signals.filler);
  const standing = 1 - quoteWeights.dependence * dependence(sentence.text);
  const clean =
    /^[\p{Lu}"“‘'\d$]/u.test(sentence.text) && /[.!]["”’]?$/u.test(sentence.text) ? 1 : quoteWeights.unclean;
  const brevity = words < 10 ? quoteWeights.scrap : words <= 38 ? 1 : quoteWeights.long;
  return (
    (quoteWeights.score * score +
      quoteWeights.centrality * centrality +
      quoteWeights.voice * voice +
      quoteWeights.importance * signals.importance) *
    messy *
    standing *
    clean *
    brevity
  );
}

type SpeakerSpread = { count: number; total: number; speakers: number };

/** Takes the best, at most two from one stretch of the item and no more than a fair share from one speaker. */
function spread(pool: readonly Candidate[], { count, total, speakers }: SpeakerSpread): Candidate[] {
  const share = Math.max(2, Math.ceil((count / Math.max(1, speakers)) * 1.8));
  const bySpeaker = new Map<string | null, number>();
  const byPart = new Map<number, number>();
  const chosen: Candidate[] = [];
  for (const candidate of pool) {
    if (chosen.length >= count) break;
    const { speaker, index } = candidate.rated.sentence;
    const part = Math.floor((index * count) / Math.max(1, total));
    if ((bySpeaker.get(speaker) ?? 0) >= share || (byPart.get(part) ?? 0) >= 2) continue;
    if (chosen.some((other) => repeats(other.rated, candidate.rated))) continue;
    bySpeaker.set(speaker, (bySpeaker.get(speaker) ?? 0) + 1);
    byPart.set(part, (byPart.get(part) ?? 0) + 1);
    chosen.push(candidate);
  }
  return chosen;
}
