import type { ItemWithShow } from '@ecco/store';
import { itemPolicy, type PermittedItem } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { presentCard } from '../item/item-card.presenter.ts';
import { withOwner } from '../item/owned-items.ts';
import { authorize } from '../request/access/authorize.ts';
import { permit } from '../request/access/thing-policy.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { os, type RequestContext } from '../request/request-context.ts';
import { correctItem, undoEdit } from './correct.usecases.ts';
import { presentDeleted, presentDetails } from './correction.presenter.ts';
import { deletedOf, deleteItem, findDeleted, restoreItem } from './deletion.usecases.ts';
import { readDetails } from './details.usecases.ts';
import { tellApart } from './tell-apart.usecases.ts';

/** The item, by who may put it right. @throws RequestError 403, 404 */
async function own(
  { services, actor, event }: RequestContext,
  id: string,
): Promise<PermittedItem<'correct'>> {
  const { item }: ItemWithShow = await findItem(services.store, { id });
  event.item = item.id;
  return permit(itemPolicy, 'correct', { thing: item, actor });
}

const details = os.correction.details.handler(async ({ input, context }) =>
  presentDetails(await readDetails(context.services.store, await own(context, input.id))),
);

const correct = os.correction.correct.handler(async ({ input: { id, ...correction }, context }) => {
  const permitted = await own(context, id);
  await correctItem(context.services.store, permitted, correction);
  return presentDetails(await readDetails(context.services.store, permitted));
});

const undo = os.correction.undo.handler(async ({ input, context }) => {
  const permitted = await own(context, input.id);
  await undoEdit(context.services.store, permitted, input.edit);
  return presentDetails(await readDetails(context.services.store, permitted));
});

const apart = os.correction.tellApart.handler(async ({ input: { id, joined }, context }) => {
  const found = await tellApart(context.services, await own(context, id), joined);
  return { item: presentCard(await withOwner(context.services.store, found)) };
});

const remove = os.correction.remove.handler(async ({ input, context }) =>
  presentDeleted(await deleteItem(context.services, await own(context, input.id))),
);

const deleted = os.correction.deleted.handler(async ({ input, context: { services, actor, event } }) => {
  const page = pageOf(input);
  const { rows, total } = await deletedOf(services.store, authorize('correction.deleted', actor), page);
  event.found = total;
  return { items: rows.map(presentDeleted), pagination: paginationOf(page, total) };
});

const restore = os.correction.restore.handler(async ({ input, context: { services, actor, event } }) => {
  const thing = await findDeleted(services.store, input.uuid);
  event.item = thing.id;
  const found = await restoreItem(services, permit(itemPolicy, 'correct', { thing, actor }));
  return { item: presentCard(await withOwner(services.store, found)) };
});

export const correctionRoutes = { details, correct, undo, tellApart: apart, remove, deleted, restore };
