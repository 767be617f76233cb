import type { Item } from '@ecco/contract';
import { api } from '../../../api/client.ts';
import { useCurate } from './curate.api.ts';

type Linking = { id: string; isIts: boolean };

/** Says that an item is of an organization, or is not whatever is found in it later (D39). */
export const useLinkOrganization = ({ uuid }: Pick<Item, 'uuid'>) =>
  useCurate(({ id, isIts }: Linking) =>
    isIts ? api.graph.linkItem({ id, uuid }) : api.graph.unlinkItem({ id, uuid }),
  );
