import type { MergeKind } from '@ecco/domain';
import { relateOrganization, requeueGathering } from '@ecco/pipeline';
import type { Merge, MergeCounts, Node, Store, Transaction } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import { cannotUnmerge, mergedWithItself, mergeNotFound } from './merge.errors.ts';
import { openSide, readSide, takenOver } from './merge-side.ts';

type MergeInput = { kind: MergeKind; id: string; gone: string };
export type MergeComparison = { kept: Node; gone: Node; counts: MergeCounts; aliases: number };

/** What would move from one node to the other. @throws RequestError 404, 400 for a node and itself */
export async function previewMerge(
  store: Store,
  _who: Authorized<'administer-read'>,
  { kind, id, gone: goneName }: MergeInput,
): Promise<MergeComparison> {
  const [mergeSide, gone] = [await readSide(store, kind, id), await readSide(store, kind, goneName)];
  if (mergeSide.node.id === gone.node.id) throw mergedWithItself();
  const counts = await store.merges.counts({ kind, keptId: mergeSide.node.id, goneId: gone.node.id });
  return {
    kept: mergeSide.node,
    gone: gone.node,
    counts,
    aliases: takenOver(mergeSide, gone).aliases.length,
  };
}

/** Has items say whose they are now, and their events told by whom they are of. */
async function relateBoth(tx: Transaction, { kind, keptId, goneId }: Merge): Promise<void> {
  if (kind === 'person') return;
  await tx.organizations.showFacts([keptId, goneId]);
  for (const id of [keptId, goneId]) await relateOrganization(tx, id);
  await requeueGathering(tx);
}

/**
 * Makes two nodes one: all that belongs to the one that goes is the other's from then on, and whatever led to it leads
 * there.
 * @throws RequestError 404, 400 for a node and itself
 */
export function mergeNodes(
  store: Store,
  who: Authorized<'curate'>,
  { kind, id, gone: goneName }: MergeInput,
): Promise<{ merge: Merge; kept: Node; gone: Node }> {
  return store.transaction(async (tx) => {
    const [side, gone] = [await openSide(tx, kind, id), await openSide(tx, kind, goneName)];
    const [keptId, goneId] = [side.node.id, gone.node.id];
    if (keptId === goneId) throw mergedWithItself();
    const { aliases, fields } = takenOver(side, gone);
    const lent = { aliases, fields: Object.keys(fields) };
    const merge = await tx.merges.merge({ kind, keptId, goneId, lent, mergedBy: who.userId });
    await side.change({ fields, aliases: [...side.aliases, ...aliases] });
    if (kind === 'person') await tx.people.remove(goneId);
    else await tx.organizations.remove(goneId);
    await relateBoth(tx, merge);
    return { merge, kept: side.node, gone: gone.node };
  });
}

/** Gives the one that stayed back what was its own; what somebody has written since is left as it is. */
async function giveBack(tx: Transaction, { kind, keptId, goneId, lent }: Merge): Promise<[Node, Node]> {
  const [side, gone] = [await openSide(tx, kind, keptId), await openSide(tx, kind, goneId)];
  const back = lent.fields.filter((field) => side.fields[field] === gone.fields[field]);
  await side.change({
    fields: Object.fromEntries(back.map((field) => [field, null])),
    aliases: side.aliases.filter((alias) => !lent.aliases.includes(alias)),
  });
  return [side.node, gone.node];
}

/**
 * Takes a merge back.
 * @throws RequestError 404 where it was taken back, 409 where one of the two is gone since
 */
export function unmergeNodes(
  store: Pick<Store, 'transaction'>,
  _who: Authorized<'curate'>,
  id: string,
): Promise<{ kept: Node; restored: Node }> {
  return store.transaction(async (tx) => {
    const merge = await tx.merges.undo(id);
    if (merge === null) throw mergeNotFound();
    const { kind, keptId, goneId } = merge;
    const repositories = kind === 'person' ? tx.people : tx.organizations;
    await repositories.restore(goneId);
    if ((await repositories.findByIds([keptId, goneId])).length < 2) throw cannotUnmerge();
    const [kept, restored] = await giveBack(tx, merge);
    await relateBoth(tx, merge);
    return { kept, restored };
  });
}
