import { itemTo } from '../item/item.guard.ts';
import { itemPolicy } from '../item/item.policy.ts';
import { presentCard } from '../item/item-card.presenter.ts';
import { withOwner } from '../item/owned-items.ts';
import { permit } from '../request/access/thing-policy.ts';
import { pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os, subjectBy } from '../request/request-context.ts';
import { correctItem, undoEdit } from './correct.usecases.ts';
import { presentDeleted, presentDetails } from './correction.presenter.ts';
import { deletedOf, deleteItem, findDeleted, restoreItem } from './deletion.usecases.ts';
import { readDetails } from './details.usecases.ts';
import { splitItem } from './split-item.usecases.ts';

/** What was deleted, by who may put it right. @throws RequestError 403, 404 */
const deletedItem = subjectBy('uuid', async ({ services, actor, event }, id) => {
  const thing = await findDeleted(services.store, id);
  event.item = thing.id;
  return permit(itemPolicy, 'correct', { thing, actor });
});

const details = guarded(os.correction.details)
  .use(itemTo('correct', 'id'))
  .handler(async ({ context }) =>
    presentDetails(await readDetails(context.services.store, context.permitted)),
  );

const correct = guarded(os.correction.correct)
  .use(itemTo('correct', 'id'))
  .handler(async ({ input: { id: _id, ...correction }, context }) => {
    const { permitted } = context;
    await correctItem(context.services.store, permitted, correction);
    return presentDetails(await readDetails(context.services.store, permitted));
  });

const undo = guarded(os.correction.undo)
  .use(itemTo('correct', 'id'))
  .handler(async ({ input, context }) => {
    const { permitted } = context;
    await undoEdit(context.services.store, permitted, input.edit);
    return presentDetails(await readDetails(context.services.store, permitted));
  });

const split = guarded(os.correction.tellApart)
  .use(itemTo('correct', 'id'))
  .handler(async ({ input: { joined }, context }) => {
    const itemWithShow = await splitItem(context.services, context.permitted, joined);
    return { item: presentCard(await withOwner(context.services.store, itemWithShow)) };
  });

const remove = guarded(os.correction.remove)
  .use(itemTo('correct', 'id'))
  .handler(async ({ context }) => presentDeleted(await deleteItem(context.services, context.permitted)));

const deleted = guarded(os.correction.deleted).handler(
  async ({ input, context: { services, actor, event } }) => {
    const page = pageOf(input);
    const { rows, total } = await deletedOf(services.store, actor, page);
    event.found = total;
    return { items: rows.map(presentDeleted), pagination: paginationOf(page, total) };
  },
);

const restore = guarded(os.correction.restore)
  .use(deletedItem)
  .handler(async ({ context: { services, permitted } }) => {
    const itemWithShow = await restoreItem(services, permitted);
    return { item: presentCard(await withOwner(services.store, itemWithShow)) };
  });

export const correctionRoutes = { details, correct, undo, tellApart: split, remove, deleted, restore };
