import type { ItemCard } from '@ecco/contract';

type OwnedItem = Pick<ItemCard, 'show' | 'author' | 'organization' | 'organization_named'>;

/** Whose it is: that of a show, else of an author, else of an organization; null where nobody is known. */
export const ownerOf = ({
  show,
  author,
  organization,
  organization_named: named,
}: OwnedItem): string | null => show?.name ?? author ?? organization?.name ?? named ?? null;

/**
 * What a row draws beside an item: the picture of its show or its own, else the initials of its organization before those
 * of who published or wrote it. `kind`, as a word, lends its initials to what is nobody's.
 */
export const pictureOf = (
  item: OwnedItem & Pick<ItemCard, 'image_url'>,
  kind: string,
): { name: string; image: string | null } => ({
  name: item.organization?.name ?? ownerOf(item) ?? kind,
  image: item.show?.thumbnail_url ?? item.image_url,
});
