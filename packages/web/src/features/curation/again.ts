/*
 * What can be done to an item again, in the order of its stages. The names are those that the people who keep a
 * library know; what they mean stands in the catalogue beside them.
 */
import type { Item } from '@ecco/contract';
import { api } from '../../api/client.ts';

type Wanted = Pick<Item, 'uuid' | 'slug' | 'kind'>;
/** What the server says has begun. */
type Begun = { message: string };

/** Analyses an item by the call of its kind. */
function analyse({ uuid, slug, kind }: Wanted): Promise<Begun> {
  if (kind === 'video') return api.curation.analyseVideo({ slug });
  if (kind === 'article') return api.curation.analyseArticle({ slug });
  return kind === 'document' ? api.curation.submitAnalyseDocument({ uuid }) : api.curation.analyse({ slug });
}

export const again = {
  clean: ({ slug }: Wanted): Promise<Begun> => api.curation.submitClean({ slug }),
  rehl: ({ uuid }: Wanted): Promise<Begun> => api.curation.submitRebuildHighlights({ uuid }),
  reflow: ({ uuid }: Wanted): Promise<Begun> => api.curation.submitRebuildDigest({ uuid }),
  analyse,
};
export type AgainName = keyof typeof again;

/** Those that throw away what a person may have done by hand; they ask before. */
export const discards: Partial<Record<AgainName, true>> = { clean: true, rehl: true };
