import { type ItemCard, limits } from '@ecco/contract';

type DescribedItem = Pick<ItemCard, 'kind' | 'description' | 'one_liner'>;

/** What a row says of an item: a publisher's own description tells more than a sentence of a summary out of its context. */
export function informativeExcerpt({ kind, description, one_liner: oneLiner }: DescribedItem): string | null {
  const isTelling =
    description !== null &&
    (kind === 'article' || (kind === 'episode' && description.length >= limits.descriptionTellsFrom));
  return isTelling ? description : oneLiner;
}
