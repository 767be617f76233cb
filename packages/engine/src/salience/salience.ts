import { type ContentKind, defaultFlavor, type FlavorName } from '@ecco/domain';
import { housekeepingOf } from '../discourse/housekeeping.ts';
import { type Resolved, resolvePronoun } from '../discourse/resolve-pronoun.ts';
import { dependence } from '../discourse/stand-alone.ts';
import { findEntities } from '../entities/find-entities.ts';
import { readFactuality } from '../factuality/read-factuality.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { keyOf } from '../tables/key-row.ts';
import type { TableRow } from '../tables/row.type.ts';
import { tellRow } from '../tables/tell-row.ts';
import { countWords } from '../words/token.ts';
import { asks, opensQuestion } from './asks.lexicon.ts';
import { readable } from './readable.ts';
import { centralityWeights, kindsWeights, placeWeights } from './salience.weights.ts';
import { readSignals } from './signals.ts';
import { type Statement, scoreByWords, scoreStatement } from './statement-score.ts';
import { listenToVoices, type Voices } from './voice.ts';

/** A statement with its score as one that stands alone. */
export type Rated = Statement & { score: number };

/** Rates every sentence of a source, in order. */
export const rateSentences = cachedBySource((source: Source): Rated[] => {
  const reading = readSource(source);
  const centralities = reading.sentences.map((sentence) => rawCentrality(sentence, reading.weights));
  const top = percentile(centralities, centralityWeights.topShare);
  const voices = listenToVoices(source);
  const factualities = readFactuality(source);
  const { kind, flavor = defaultFlavor } = source.context;
  const isTalk = kind === 'episode' || kind === 'video';
  const persons = reading.english ? findEntities(source).filter(({ type }) => type === 'person') : [];
  return reading.sentences.map((sentence, at) => {
    const resolve = (polished: string) =>
      resolvePronoun({ polished, sentences: reading.sentences, at, persons });
    const centrality = Math.min(centralityWeights.most, (centralities[at] ?? 0) / top);
    const isFact = factualities[at] === 'fact';
    const one = rate(sentence, centrality, {
      english: reading.english,
      voices,
      kind,
      flavor,
      isFact,
      resolve,
    });
    const place = at / reading.sentences.length;
    const edge = isTalk
      ? edgeWeight(at, reading.sentences.length)
      : kind === 'meeting'
        ? agendaWeight(place)
        : 1;
    return { ...one, score: one.score * edge * voices.weightOf(sentence.speaker) };
  });
});

/** A talk opens with introductions and closes with thanks: what is said there counts less. */
function edgeWeight(at: number, count: number): number {
  if (count < placeWeights.fewestSentences) return 1;
  if (at < count * placeWeights.talkOpening) return kindsWeights.talkOpening;
  return at > count * placeWeights.talkClosing ? kindsWeights.talkClosing : 1;
}

/** A meeting opens with what it is about. */
const agendaWeight = (place: number): number => 1 + Math.max(0, 1 - placeWeights.agendaFading * place);

function rawCentrality({ terms }: Sentence, weights: Map<string, number>): number {
  let sum = 0;
  const unique = new Set(terms);
  for (const term of unique) sum += weights.get(term) ?? 0;
  return unique.size === 0
    ? 0
    : sum / (centralityWeights.fewTerms + unique.size ** centralityWeights.manyTerms);
}

function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length * share)] || sorted.at(-1) || 1;
}

type Manner = {
  english: boolean;
  voices: Voices;
  kind: ContentKind;
  flavor: FlavorName;
  isFact: boolean;
  resolve: (polished: string) => Resolved | null;
};

function rate(sentence: Sentence, centrality: number, manner: Manner): Rated {
  if (sentence.row !== undefined) return rateRow(sentence, sentence.row, manner.flavor);
  const { english, voices, kind, flavor, isFact, resolve } = manner;
  const tidy = english ? readable(sentence.text, voices.givenNames) : sentence.text;
  const resolved = english ? resolve(tidy) : null;
  const polished = resolved?.text ?? tidy;
  const words = countWords(polished);
  const signals = readSignals(sentence, flavor);
  const isContent = isFact && (!english || housekeepingOf(sentence.text) === null);
  const isQuestion =
    /[?？][^\w?？]*$/u.test(sentence.text) ||
    (english && (opensQuestion.test(polished) || asks.test(polished)));
  const depends = english ? dependence(polished) : 0;
  const statement: Statement = {
    sentence,
    polished,
    words,
    centrality,
    signals,
    dependence: depends,
    isContent,
    isFact,
    isQuestion,
    ...(resolved && { antecedent: resolved.antecedent }),
  };
  return { ...statement, score: english ? scoreStatement(statement, kind) : scoreByWords(statement) };
}

/** A row is told as a statement where its columns are known; it counts by what it is about, and most rows not at all. */
function rateRow(sentence: Sentence, row: TableRow, flavor: FlavorName): Rated {
  const polished = tellRow(row);
  const key = polished === '' ? null : keyOf(row.label);
  return {
    sentence,
    polished,
    words: key === null ? 0 : polished.split(' ').length,
    centrality: 0,
    signals: readSignals(sentence, flavor),
    dependence: 0,
    isContent: key !== null,
    isFact: true,
    isQuestion: false,
    score: key?.weight ?? 0,
  };
}
