import { getTableColumns } from 'drizzle-orm';
import { BoundsError } from '../errors/store.errors.ts';
import { type Bounds, type TextField, wholeMax, within } from '../text/bounds.ts';
import { items } from './item.table.ts';
import type { ItemDetails, NewItem } from './item.types.ts';

type BoundedItem = NewItem & ItemDetails;
/** Texts that the product itself makes, whoever brings the item. */
type OwnText = 'showId' | 'mediaKey' | 'nextStage' | 'addedBy';

/** In a unique index, which holds no more; and addresses to fetch, of which no part is of use. */
const key = { type: 'text', max: 2_000, beyond: 'refuse' } as const;
const address = { type: 'text', max: 8_000, beyond: 'refuse' } as const;
/** Stands in every list that shows the item. */
const picture = { type: 'text', max: 2_000, beyond: 'drop' } as const;
const whole = { type: 'whole', max: wholeMax, beyond: 'drop' } as const;

/** What is stored of an item at most, whoever brings it. A text without its bound does not compile. */
export const itemBounds = {
  title: { type: 'text', max: 500, beyond: 'cut' },
  slug: { type: 'text', max: 500, beyond: 'cut' },
  description: { type: 'text', max: 100_000, beyond: 'cut' },
  author: { type: 'text', max: 300, beyond: 'cut' },
  oneLiner: { type: 'text', max: 2_000, beyond: 'cut' },
  language: { type: 'text', max: 35, beyond: 'drop' },
  guid: key,
  fingerprint: key,
  canonicalUrl: key,
  sourceUrl: address,
  audioUrl: address,
  videoUrl: address,
  documentUrl: address,
  imageUrl: picture,
  publishedAt: { type: 'date', beyond: 'drop' },
  notes: { type: 'texts', max: 50, each: 1_000, beyond: 'cut' },
  readingReports: { type: 'json', max: 100_000, beyond: 'refuse' },
  meta: { type: 'json', max: 1_000_000, beyond: 'refuse' },
} as const satisfies Bounds<BoundedItem> & Record<Exclude<TextField<BoundedItem>, OwnText>, unknown>;

const wholes = Object.entries(getTableColumns(items))
  .filter(([, { columnType }]) => columnType === 'PgInteger')
  .map(([field]) => [field, whole] as const);

/** With them every whole number, which is stored where its column can hold it. */
const bounds: Bounds<BoundedItem> = { ...Object.fromEntries(wholes), ...itemBounds };

export const boundDetails = (details: ItemDetails): ItemDetails => within(bounds, details);

/** The item as it will be stored. Throws `field.out_of_bounds`. */
export const boundItem = (input: NewItem): NewItem => within(bounds, input);

export type RefusedItem = { input: NewItem; error: BoundsError };

/** Which of these items can be stored, and for each of the others what of it is too much. */
export function boundItems(inputs: readonly NewItem[]): { accepted: NewItem[]; refused: RefusedItem[] } {
  const accepted: NewItem[] = [];
  const refused: RefusedItem[] = [];
  for (const input of inputs) {
    try {
      accepted.push(boundItem(input));
    } catch (error) {
      if (!(error instanceof BoundsError)) throw error;
      refused.push({ input, error });
    }
  }
  return { accepted, refused };
}
