import type { EntityChange, EntityChanges } from '@ecco/contract';
import type { Transaction } from '@ecco/store';
import { candidateNotFound } from '../candidate/candidate.errors.ts';
import { findItem } from '../item/item.usecases.ts';
import { findOrganization } from '../organization/organization.usecases.ts';
import { findPerson } from '../person/person.usecases.ts';
import type { Authorized } from '../request/access/authorize.ts';
import type { Services } from '../request/services.ts';
import { personNotInItem } from './graph.errors.ts';

type Tx = Pick<Transaction, 'people' | 'links' | 'items' | 'candidates'>;

async function apply(tx: Tx, change: EntityChange): Promise<void> {
  const named = await findPerson(tx, change.entity_id);
  if ('candidate_id' in change) {
    const candidate = await tx.candidates.find(change.candidate_id);
    if (candidate?.personId !== named.person.id) throw candidateNotFound();
    return;
  }
  if (change.action === 'rename') {
    await tx.people.update(named, { name: change.new_name });
    return;
  }
  const { item } = await findItem(tx, { id: change.slug });
  const at = { itemId: item.id, personId: named.person.id };
  const isDone = await (change.action === 'add' ? tx.links.relinkPerson(at) : tx.links.unlinkPerson(at));
  if (!isDone) throw personNotInItem(named.person.name, item.title);
}

/** Approves and rejects the candidates among the changes; gives how many somebody else decided before. */
async function decideCandidates(
  { pipeline }: Pick<Services, 'pipeline'>,
  { userId }: Authorized<'curate'>,
  changes: readonly EntityChange[],
): Promise<number> {
  const idsOf = (action: 'add' | 'reject'): string[] =>
    changes.flatMap((change) =>
      'candidate_id' in change && change.action === action ? change.candidate_id : [],
    );
  const [retained, refused] = [new Set(idsOf('add')), new Set(idsOf('reject'))];
  const approving = { ids: [...retained], status: 'Promoted', by: userId } as const;
  const rejecting = {
    ids: [...refused].filter((id) => !retained.has(id)),
    status: 'Rejected',
    by: userId,
  } as const;
  let others = 0;
  for (const how of [approving, rejecting])
    if (how.ids.length > 0) others += (await pipeline.decideCandidates(how)).others.length;
  return others;
}

/**
 * Saves what was changed of people, all of it or nothing, and decides the candidates among it; gives the slug of the
 * organization that they are of, null where they are of none, and how much was changed: a candidate that somebody else
 * decided meanwhile stays as they decided.
 * @throws RequestError 404 for a person, an item, a candidate or an organization that is not there
 */
export async function saveEntityChanges(
  { store, pipeline }: Pick<Services, 'store' | 'pipeline'>,
  who: Authorized<'curate'>,
  { org, changes }: EntityChanges,
): Promise<{ slug: string | null; changed: number }> {
  const slug = await store.transaction(async (tx) => {
    for (const change of changes) await apply(tx, change);
    if (org !== undefined) return (await findOrganization(tx, org)).organization.slug;
    const [place] = await tx.graph.placesOf(changes[0]?.entity_id ?? '');
    return place?.organization.slug ?? null;
  });
  const others = await decideCandidates({ pipeline }, who, changes);
  return { slug, changed: changes.length - others };
}
