/**
 * Fits what tells where a sentence begins in words that were recognized without marks (`border.weights.ts`): from texts
 * whose marks are taken away. It prints the weights of all sets together, as lines for the file, and then how many borders
 * are found in each set by weights that were fitted without it.
 */
import { borderSigns, plainWord } from '@ecco/engine/testing';
import type { DevSource } from '../truth/run-truth.ts';
import { fitPass, type SignedCase, type SparseWeights, sparseChance } from './sparse-fit.ts';

/** The words of one source, and the places at which a sentence begins. */
type MarkedText = { set: string; words: string[]; starts: Set<number> };

/** A sign that stands less often says nothing of other texts. */
const fewestTimes = 120;
const fewestSources = 15;
const mostWeights = 3000;
const passes = 2;
/** Of so many texts one is fitted on, so that a run ends. */
const every = 3;
const bounds = [0.4, 0.5, 0.6, 0.7];
/** More words for each stop than this, and the text was itself recognized without marks. */
const mostWordsForStop = 30;

const ends = /[.!?]["”’')\]]*$/u;
const shortForm = /^(?:mr|mrs|ms|dr|inc|vs|st|no|u\.s|[a-z])\.$/iu;

function markedText({ set, source }: DevSource): MarkedText | null {
  const text: MarkedText = { set, words: [], starts: new Set() };
  let before = '';
  for (const { text: said, speaker } of source.segments) {
    for (const one of said.split(/\s+/u)) {
      const word = plainWord(one);
      if (word === '') continue;
      if (ends.test(before) && !shortForm.test(before)) text.starts.add(text.words.length);
      text.words.push(word);
      before = one;
    }
    if (speaker !== null) before = '.';
  }
  return text.words.length > mostWordsForStop * text.starts.size ? null : text;
}

function* casesOf(texts: readonly MarkedText[], isKnown: (sign: string) => boolean): Generator<SignedCase> {
  for (const { words, starts } of texts)
    for (let at = 1; at < words.length; at++)
      yield { signs: borderSigns(words, at).filter(isKnown), isTrue: starts.has(at) };
}

/** How often each sign stands that stands often, in enough texts to be no one's own manner. */
function countSigns(texts: readonly MarkedText[]): Map<string, number> {
  const counts = new Map<string, number>();
  const sources = new Map<string, number>();
  for (const text of texts) {
    const own = new Set<string>();
    for (const { signs } of casesOf([text], () => true))
      for (const sign of signs) {
        counts.set(sign, (counts.get(sign) ?? 0) + 1);
        own.add(sign);
      }
    for (const sign of own) sources.set(sign, (sources.get(sign) ?? 0) + 1);
  }
  return new Map(
    [...counts].filter(([sign, times]) => times >= fewestTimes && (sources.get(sign) ?? 0) >= fewestSources),
  );
}

/** Fits twice: with all signs that stand often, and then with those alone that say most. */
function fitOn(texts: readonly MarkedText[]): SparseWeights {
  const counts = countSigns(texts);
  const first = fitWith(texts, (sign) => counts.has(sign));
  const worth = ([sign, weight]: [string, number]): number => weight ** 2 * (counts.get(sign) ?? 0);
  const best = [...first.bySign].sort((a, b) => worth(b) - worth(a)).slice(0, mostWeights);
  const chosen = new Set(best.map(([sign]) => sign));
  return fitWith(texts, (sign) => chosen.has(sign));
}

function fitWith(texts: readonly MarkedText[], isKnown: (sign: string) => boolean): SparseWeights {
  const weights: SparseWeights = { all: -2.5, bySign: new Map() };
  const spreads = new Map<string, number>();
  for (let pass = 0; pass < passes; pass++) fitPass(weights, spreads, casesOf(texts, isKnown));
  return weights;
}

function scoreOf(weights: SparseWeights, texts: readonly MarkedText[], bound: number): string {
  let [right, reported, all] = [0, 0, 0];
  for (const { words, starts } of texts) {
    all += starts.size;
    for (let at = 1; at < words.length; at++) {
      if (sparseChance(weights, borderSigns(words, at)) < bound) continue;
      reported++;
      if (starts.has(at)) right++;
    }
  }
  return `from ${bound}: ${(right / Math.max(1, reported)).toFixed(3)} right, ${(right / Math.max(1, all)).toFixed(3)} found`;
}

/** Signs that weigh as much stand together: "0.5 >so >>and so". */
function linesOf({ all, bySign }: SparseWeights): string[] {
  const groups = new Map<string, string[]>();
  for (const [sign, weight] of bySign) {
    const rounded = weight.toFixed(1);
    if (Math.abs(Number(rounded)) < 0.1) continue;
    groups.set(rounded, [...(groups.get(rounded) ?? []), sign]);
  }
  const sorted = [...groups].sort(([a], [b]) => Number(b) - Number(a));
  return [
    `all: ${all.toFixed(2)}`,
    ...sorted.map(([weight, signs]) => `${weight}|${signs.sort().join('|')}`),
  ];
}

/** Fits the borders of sentences on sources that have marks; see the head of this file. */
export async function* fitBorders(sources: AsyncIterable<DevSource>): AsyncGenerator<string> {
  const texts: MarkedText[] = [];
  for await (const source of sources) {
    const text = markedText(source);
    if (text !== null) texts.push(text);
  }
  const sets = [...new Set(texts.map(({ set }) => set))];
  const thinned = texts.filter((_, at) => at % every === 0);
  yield* linesOf(fitOn(thinned));
  for (const set of sets) {
    const weights = fitOn(thinned.filter((text) => text.set !== set));
    const held = texts.filter((text) => text.set === set);
    yield `${set} (${held.length}), left out: ${bounds.map((bound) => scoreOf(weights, held, bound)).join('; ')}`;
  }
}
