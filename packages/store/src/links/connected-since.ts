import { sql } from 'drizzle-orm';
import { connections } from '../graph/index.ts';
import { items } from '../items/index.ts';
import { meetingItems } from '../meetings/index.ts';
import { itemOrganizations } from './item-link.table.ts';

const { itemId, organizationId, ofEdge } = itemOrganizations;

/** Since when an item is connected with an organization, by itself, its meeting or its show: who came first stays first. */
export const connectedSince = sql<Date | null>`case when ${ofEdge} is null then null else (
  select min(${connections.createdAt}) from ${connections}
  where ${connections.organizationId} = ${organizationId} and (
    ${connections.itemId} = ${itemId}
    or ${connections.meetingId} in (
      select ${meetingItems.meetingId} from ${meetingItems} where ${meetingItems.itemId} = ${itemId})
    or ${connections.showId} = (select ${items.showId} from ${items} where ${items.id} = ${itemId}))
) end`;
