import type { Highlight, Outline } from '@ecco/domain';
import { dependence } from '../discourse/stand-alone.ts';
import { readProceedings } from '../meeting/proceedings.ts';
import { findSuperseded } from '../meeting/summary/superseded.ts';
import type { Source } from '../ports/ports.ts';
import { openGate } from '../proof/gate.ts';
import { citePiece } from '../reading/citation.ts';
import { readSource } from '../reading/reading.ts';
import { type Rated, rateSentences } from '../salience/salience.ts';
import { countWords } from '../words/token.ts';
import { quoteWeights } from './highlights.weights.ts';
import { opinion } from './opinion.lexicon.ts';

const [fewestWords, mostWords] = [8, 60];
/** Characters: a "word" of ten thousand letters is none. */
const longestText = 600;

/** Verbatim sentences worth passing on, of 8 to 60 words, spread over the item and its speakers, in its order. */
export function findHighlights(source: Source & { outline: Outline }): Highlight[] {
  const reading = readSource(source);
  const rated = rateSentences(source);
  const words = rated.reduce((sum, one) => sum + one.words, 0);
  const count = Math.max(1, Math.min(14, Math.round(words / 900) + 2));
  const gate = openGate(source.segments);
  const superseded = findSuperseded(source, readProceedings(source));
  const pool = rated
    .filter(({ sentence }) => !superseded.has(sentence.index))
    .flatMap((one) => candidateOf(one, reading.english))
    .sort((a, b) => b.value - a.value || a.rated.sentence.index - b.rated.sentence.index);
  const chosen = spread(pool, {
    count,
    total: rated.length,
    speakers: new Set(rated.map(({ sentence }) => sentence.speaker)).size,
  });
  const top = chosen[0]?.value ?? 1;
  return chosen
    .sort((a, b) => a.rated.sentence.index - b.rated.sentence.index)
    .flatMap(({ rated: one, value }) => {
      const [piece] = one.sentence.pieces;
      const [citation] = piece === undefined ? [] : citePiece(source.segments, piece);
      if (citation === undefined || !gate.holds(citation)) return [];
      const { quote, ...place } = citation;
      return [
        {
          text: quote,
          speaker: one.sentence.speaker,
          ...place,
          score: Math.round((100 * value) / top) / 100,
        },
      ];
    });
}

type Candidate = { rated: Rated; value: number };

function candidateOf(rated: Rated, english: boolean): Candidate[] {
  const { sentence, isContent, isQuestion } = rated;
  const words = countWords(sentence.text);
  if (sentence.row !== undefined || sentence.pieces.length !== 1 || words < fewestWords || words > mostWords)
    return [];
  if (sentence.tokens.length < fewestWords || sentence.text.length > longestText) return [];
  if (!isContent || isQuestion) return [];
  return [{ rated, value: english ? quotability(rated) : rated.score }];
}

/** A quote is spoken: an opinion, an image or a contrast is worth more here than in a summary, and so is brevity. */
function quotability({ sentence, centrality, score, signals, words }: Rated): number {
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

type Spread = { count: number; total: number; speakers: number };

/** Takes the best, at most two from one stretch of the item and no more than a fair share from one speaker. */
function spread(pool: readonly Candidate[], { count, total, speakers }: Spread): Candidate[] {
  const share = Math.max(2, Math.ceil((count / Math.max(1, speakers)) * 1.8));
  const bySpeaker = new Map<string | null, number>();
  const byPart = new Map<number, number>();
  const chosen: Candidate[] = [];
  for (const candidate of pool) {
    if (chosen.length >= count) break;
    const { speaker, index } = candidate.rated.sentence;
    const part = Math.floor((index * count) / Math.max(1, total));
    if ((bySpeaker.get(speaker) ?? 0) >= share || (byPart.get(part) ?? 0) >= 2) continue;
    if (chosen.some((other) => isEcho(other, candidate))) continue;
    bySpeaker.set(speaker, (bySpeaker.get(speaker) ?? 0) + 1);
    byPart.set(part, (byPart.get(part) ?? 0) + 1);
    chosen.push(candidate);
  }
  return chosen;
}

function isEcho(a: Candidate, b: Candidate): boolean {
  const known = new Set(a.rated.sentence.terms);
  const own = new Set(b.rated.sentence.terms);
  const both = [...own].filter((term) => known.has(term)).length;
  return both > 0.6 * Math.min(known.size, own.size);
}
