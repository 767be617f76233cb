import { permit } from '../request/access/thing-policy.ts';
import type { RequestContext } from '../request/request-context.ts';
import { itemPolicy, type PermittedItem } from './item.policy.ts';
import { findItem } from './item.usecases.ts';

/**
 * The item of a uuid or slug, with the proof that it may be curated; the log of what admins do names it.
 * @throws RequestError 401, 403, 404
 */
export async function curatedItem(
  { services, actor, event }: RequestContext,
  id: string,
): Promise<PermittedItem<'curate'>> {
  const { item } = await findItem(services.store, { id });
  event.item = item.id;
  event.audit = { subject: { kind: 'item', id: item.id, name: item.title } };
  return permit(itemPolicy, 'curate', { thing: item, actor });
}
