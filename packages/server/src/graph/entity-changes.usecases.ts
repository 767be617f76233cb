import type { EntityChange, EntityChanges } from '@ecco/contract';
import type { Store, Transaction } from '@ecco/store';
import { findItem } from '../item/item.usecases.ts';
import { findOrganisation } from '../organisation/organisation.usecases.ts';
import { findPerson } from '../person/person.usecases.ts';
import type { Authorised } from '../request/access/authorise.ts';
import { personNotInItem } from './graph.errors.ts';

type Tx = Pick<Transaction, 'people' | 'links' | 'items'>;

async function apply(tx: Tx, change: EntityChange): Promise<void> {
  const named = await findPerson(tx, change.entity_id);
  if (change.action === 'rename') {
    await tx.people.update(named, { name: change.new_name });
    return;
  }
  const { item } = await findItem(tx, { id: change.slug });
  const at = { itemId: item.id, personId: named.person.id };
  const isDone = await (change.action === 'add' ? tx.links.relinkPerson(at) : tx.links.unlinkPerson(at));
  if (!isDone) throw personNotInItem(named.person.name, item.title);
}

/**
 * Saves what was changed of people, all of it or nothing; gives the slug of the organisation that they are of, null
 * where they are of none.
 * @throws RequestError 404 for a person, an item or an organisation that is not there
 */
export function saveEntityChanges(
  store: Store,
  _who: Authorised<'curate'>,
  { org, changes }: EntityChanges,
): Promise<string | null> {
  return store.transaction(async (tx) => {
    for (const change of changes) await apply(tx, change);
    if (org !== undefined) return (await findOrganisation(tx, org)).organisation.slug;
    const [place] = await tx.graph.placesOf(changes[0]?.entity_id ?? '');
    return place?.organisation.slug ?? null;
  });
}
