import type { Answer, AnswerSource } from '@ecco/contract';
import { numberCitations, placeKey } from '../../ui/citation/numbering.ts';

/** The sources of an answer in their order, with their numbers from 1. */
export const numberedSources = ({
  sources,
}: Pick<Answer, 'sources'>): { number: number; source: AnswerSource }[] =>
  Object.values(sources).map((source, at) => ({ number: at + 1, source }));

/**
 * The numbers of the places that an answer cites, by place. Of many items a place has the number of its source; of one
 * item every place has its own.
 */
export function placeNumbers(
  answer: Pick<Answer, 'items' | 'sources' | 'scope'>,
): ReadonlyMap<string, number> {
  if (answer.scope.kind === 'item') return numberCitations(answer.items);
  const bySource = new Map(numberedSources(answer).map(({ number, source }) => [source.uuid, number]));
  const citations = answer.items.flatMap((item) => item.citations);
  return new Map(citations.map((citation) => [placeKey(citation), bySource.get(citation.item.uuid) ?? 0]));
}
