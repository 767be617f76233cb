import { type ContentKind, defaultFlavor, type FlavorName, isShowTalk } from '@ecco/domain';
import { asks, opensQuestion } from '../discourse/asks.lexicon.ts';
import { housekeepingOf } from '../discourse/housekeeping.ts';
import { isNoSentence } from '../discourse/no-sentence.ts';
import { type ResolvedSentence, resolvePronoun } from '../discourse/resolve-pronoun.ts';
import { dependence } from '../discourse/stand-alone.ts';
import { findEntities } from '../entities/find-entities.ts';
import { readFactuality } from '../factuality/read-factuality.ts';
import type { Source } from '../ports/ports.ts';
import { cachedBySource } from '../reading/cache.ts';
import { readSource } from '../reading/reading.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { keyRow } from '../tables/key-row.ts';
import type { TableRow } from '../tables/row.type.ts';
import { rowStatement } from '../tables/row-statement.ts';
import { countWords } from '../words/token.ts';
import { withoutLeadOver, withoutVotesAbove } from './call-opening.ts';
import { readable } from './readable.ts';
import { centralityWeights, kindsWeights, placeWeights } from './salience.weights.ts';
import { readSignals } from './signals.ts';
import { type Statement, scoreByWords, scoreStatement } from './statement-score.ts';
import { listenToVoices, type Voices } from './voice.ts';

/** A statement with its score as one that stands alone. */
export type RatedStatement = Statement & { score: number };

/** The sentences of a source, each rated when it is first asked for: a question is about few of many. */
type Ratings = {
  sentences: readonly Sentence[];
  /** By place among the sentences. */
  centralityOf: (at: number) => number;
  /** @throws RangeError where there is no such sentence */
  of: (at: number) => RatedStatement;
};

export const openRatings = cachedBySource((source: Source): Ratings => {
  const { sentences, weights, english } = readSource(source);
  const centralities = sentences.map((sentence) => rawCentrality(sentence, weights));
  const top = percentile(centralities, centralityWeights.topShare);
  const centralityOf = (at: number) => Math.min(centralityWeights.most, (centralities[at] ?? 0) / top);
  const voices = listenToVoices(source);
  const factualities = readFactuality(source);
  const { kind, flavor = defaultFlavor } = source.context;
  const manner = { english, voices, kind, flavor };
  const rated: RatedStatement[] = [];
  const persons = () => findEntities(source).filter(({ type }) => type === 'person');
  const rateAt = (at: number): RatedStatement => {
    const sentence = sentences[at];
    if (sentence === undefined) throw new RangeError(`no sentence ${at}`);
    const one = rate(sentence, centralityOf(at), {
      ...manner,
      isFact: factualities[at] === 'fact',
      resolve: (polished) => resolvePronoun({ polished, sentences, at, persons }),
    });
    const score = one.score * edge(kind, at, sentences.length) * voices.weightOf(sentence.speaker);
    return { ...one, score };
  };
  const of = (at: number): RatedStatement => {
    const one = rated[at] ?? rateAt(at);
    rated[at] = one;
    return one;
  };
  return { sentences, centralityOf, of };
});

/** Rates every sentence of a source, in order. */
export const rateSentences = cachedBySource((source: Source): RatedStatement[] => {
  const { sentences, of } = openRatings(source);
  return sentences.map((_, at) => of(at));
});

/** What the place of a sentence in its source counts for. */
function edge(kind: ContentKind, at: number, count: number): number {
  if (kind === 'meeting') return agendaWeight(at / count);
  return isShowTalk(kind) ? edgeWeight(at, count) : 1;
}

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
  resolve: (polished: string) => ResolvedSentence | null;
};

function rate(sentence: Sentence, centrality: number, manner: Manner): RatedStatement {
  if (sentence.row !== undefined) return rateRow(sentence, sentence.row, manner.flavor);
  const { english, voices, kind, flavor, isFact, resolve } = manner;
  const tidy = english
    ? tidied(readable(sentence.text, voices.givenNames, sentence.ends), kind)
    : sentence.text;
  const resolved = english ? resolve(tidy) : null;
  const polished = resolved?.text ?? tidy;
  const words = countWords(polished);
  const signals = readSignals(sentence, flavor);
  const isContent =
    isFact && !isNoSentence(polished, kind) && (!english || !isHousekeeping({ polished, sentence, kind }));
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

function tidied(text: string, kind: ContentKind): string {
  if (kind === 'document') return withoutVotesAbove(text);
  return kind === 'earnings' ? withoutLeadOver(text) : text;
}

/** On a call "as shown on slide 3" stands before results: what is told without it is no housekeeping. */
const isHousekeeping = ({
  polished,
  sentence,
  kind,
}: Pick<Statement, 'polished' | 'sentence'> & Pick<Manner, 'kind'>) =>
  housekeepingOf(sentence.text) !== null &&
  (kind !== 'earnings' || !/\d/u.test(polished) || housekeepingOf(polished) !== null);

/** A row is told as a statement where its columns are known; it counts by what it is about, and most rows not at all. */
function rateRow(sentence: Sentence, row: TableRow, flavor: FlavorName): RatedStatement {
  const polished = rowStatement(row);
  const key = polished === '' ? null : keyRow(row.label);
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
