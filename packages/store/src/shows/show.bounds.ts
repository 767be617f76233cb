import { type Bounds, type TextField, within } from '../text/bounds.ts';
import type { FetchOutcome, NewShow } from './show.types.ts';

const extra = { type: 'text', max: 8_000, beyond: 'drop' } as const;

/** What is stored of a show at most, whatever its feed says. A text without its bound does not compile. */
export const showBounds = {
  slug: { type: 'text', max: 300, beyond: 'cut' },
  name: { type: 'text', max: 300, beyond: 'cut' },
  description: { type: 'text', max: 100_000, beyond: 'cut' },
  author: { type: 'text', max: 300, beyond: 'cut' },
  language: { type: 'text', max: 35, beyond: 'drop' },
  itunesId: { type: 'text', max: 100, beyond: 'drop' },
  // In a unique index, which holds no more.
  feedUrl: { type: 'text', max: 2_000, beyond: 'refuse' },
  website: extra,
  // Stands in every list that shows an item of the show.
  imageUrl: { type: 'text', max: 2_000, beyond: 'drop' },
} as const satisfies Bounds<NewShow> & Record<TextField<NewShow>, unknown>;

const outcomeBounds = {
  etag: extra,
  lastModified: extra,
  contentHash: extra,
  error: { type: 'text', max: 2_000, beyond: 'cut' },
} as const satisfies Bounds<FetchOutcome> & Record<Exclude<TextField<FetchOutcome>, 'showId'>, unknown>;

/** The show as it will be stored. Throws `field.out_of_bounds`. */
export const boundShow = <Input extends Partial<NewShow>>(input: Input): Input =>
  within<Input>(showBounds, input);

export const boundOutcome = (outcome: FetchOutcome): FetchOutcome => within(outcomeBounds, outcome);
