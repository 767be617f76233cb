import { permit } from '../request/access/thing-policy.ts';
import { type RequestContext, subjectBy } from '../request/request-context.ts';
import { itemPolicy } from './item.policy.ts';
import { findItem } from './item.usecases.ts';

/** The item that a field of the input names, by who may do this to it. @throws RequestError what its policy says, 404 */
export const itemTo = <Name extends keyof typeof itemPolicy, Key extends string>(ability: Name, key: Key) =>
  subjectBy(key, async ({ services, actor, event }, id) => {
    const { item, show } = await findItem(services.store, { id });
    event.item = item.id;
    return { ...permit(itemPolicy, ability, { thing: item, actor }), show };
  });

async function curated({ services, actor, event }: RequestContext, id: string) {
  const { item } = await findItem(services.store, { id });
  event.item = item.id;
  event.audit = { subject: { kind: 'item', id: item.id, name: item.title } };
  return permit(itemPolicy, 'curate', { thing: item, actor });
}

/** The item that is to be curated; the log of what admins do names it. @throws RequestError 404 */
export const curatedItem = <Key extends string>(key: Key) => subjectBy(key, curated);
