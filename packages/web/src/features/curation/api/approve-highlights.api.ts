import type { Item } from '@ecco/contract';
import { api } from '../../../api/client.ts';
import { useCurate } from './curate.api.ts';

/** Without `highlight` it is about all of them. */
type Approval = { approved: boolean; highlight?: string };

/** Approves highlights of an item, or takes that back. */
export const useApproveHighlights = ({ uuid }: Pick<Item, 'uuid'>) =>
  useCurate((approval: Approval) => api.curation.approve({ uuid, ...approval }));
