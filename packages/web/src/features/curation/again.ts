/*
 * What can be done to an item again, in the order of its stages. The names are those that the people who keep a
 * library know; what they mean stands in the catalogue beside them.
 */
import type { Item } from '@ecco/contract';
import { api } from '../../api/client.ts';

type Wanted = Pick<Item, 'uuid' | 'slug'>;
/** What the server says has begun. */
type Begun = { message: string };

export const again = {
  clean: ({ slug }: Wanted): Promise<Begun> => api.curation.clean({ slug }),
  rehl: ({ uuid }: Wanted): Promise<Begun> => api.curation.rebuildHighlights({ uuid }),
  reflow: ({ uuid }: Wanted): Promise<Begun> => api.curation.rebuildDigest({ uuid }),
  analyse: ({ slug }: Wanted): Promise<Begun> => api.curation.analyse({ slug }),
};
export type AgainName = keyof typeof again;

/** Those that throw away what a person may have done by hand; they ask before. */
export const discards: Partial<Record<AgainName, true>> = { clean: true, rehl: true };
