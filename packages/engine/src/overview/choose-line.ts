import type { ContentKind } from '@ecco/domain';
import { needsSpeaker, selfContainment } from '../discourse/self-contained.ts';
import type { Source } from '../ports/ports.ts';
import type { Rated } from '../salience/salience.ts';
import { englishTerms } from '../sentences/sentence.ts';
import { identifySpeakers } from '../speakers/identify-speakers.ts';
import { tokenise } from '../words/token.ts';
import { lineWeights } from './summary-plan.weights.ts';

export type Worth = (one: Rated) => number;
export type Taste = { worth: Worth; isWhole: (one: Rated) => boolean };

/** Characters of the line under the title, with the speaker's name. */
const longestLine = 280;

/** What the item is about: the sentence with the most news that also holds what the publisher says of it. */
export function chooseLine(
  source: Source,
  rated: readonly Rated[],
  { worth, isWhole: whole }: Taste,
): Rated | null {
  const { title, description } = source.context;
  const isNamed = source.context.kind === 'document' || source.context.kind === 'earnings';
  const about = new Set(englishTerms(tokenise(`${isNamed ? '' : title} ${description.slice(0, 600)}`)));
  const named = new Set(
    identifySpeakers(source).flatMap(({ label, provenance }) => (provenance === null ? [] : [label])),
  );
  let [best, most] = [null as Rated | null, 0];
  for (const one of rated) {
    const isAttributed = needsSpeaker(one.polished) && named.has(one.sentence.speaker ?? '');
    if (
      one.polished.length > (isAttributed ? longestLine - 40 : longestLine) ||
      one.words < 8 ||
      one.dependence > lineWeights.mostDependence ||
      !whole(one)
    )
      continue;
    const shared = new Set(one.sentence.terms.filter((term) => about.has(term))).size;
    const value =
      (worth(one) +
        lineWeights.centrality * one.centrality * (one.isContent ? selfContainment(one.polished) : 0)) *
      (1 + lineWeights.shared * Math.min(lineWeights.mostShared, shared)) *
      (isAttributed ? lineWeights.attributed : 1) *
      leadWeight(source.context.kind, one.sentence.index / rated.length) *
      (one.dependence > lineWeights.leansFrom ? lineWeights.leaning : 1);
    if (value > most) [best, most] = [one, value];
  }
  return best ?? rated.find((one) => says(one) && whole(one) && isLine(one)) ?? null;
}

/** Neither greets, thanks or sells, nor asks. */
export const says = ({ isContent, isQuestion }: Rated): boolean => isContent && !isQuestion;

/** Neither empty nor an hour from a list. */
const isLine = ({ polished, words }: Rated): boolean => words >= 4 && polished.length <= longestLine;

/** Reporters put what happened first. */
const leadWeight = (kind: ContentKind, place: number): number =>
  kind === 'article' ? 1 + lineWeights.articleLead * Math.max(0, 1 - place * lineWeights.articleFading) : 1;
