import type { Item } from '@ecco/contract';
import { api } from '../../../api/client.ts';
import { useCurate } from './curate.api.ts';

/** Without `highlight` it is about all of them. */
type Approval = { approved: boolean; highlight?: string };

/** Approves highlights of an item, or takes that back. */
export const useApproveHighlights = ({ uuid, kind }: Pick<Item, 'uuid' | 'kind'>) =>
  useCurate((approval: Approval) =>
    kind === 'video'
      ? api.curation.submitApproveVideo({ uuid, ...approval })
      : api.curation.submitApprove({ uuid, ...approval }),
  );
