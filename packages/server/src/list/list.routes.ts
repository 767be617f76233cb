import type { ListsOfItem } from '@ecco/contract';
import { itemPolicy } from '../item/item.policy.ts';
import { findItem } from '../item/item.usecases.ts';
import { authorise } from '../request/access/authorise.ts';
import { permit } from '../request/access/thing-policy.ts';
import { os } from '../request/request-context.ts';
import { dailyList } from './daily-list.usecases.ts';
import { presentList, presentListInfo } from './list.presenter.ts';
import { assignItem, changeList, createList, curateList, removeList } from './list-editing.usecases.ts';
import {
  curatedLists,
  type ListsAndItem,
  listsOfItem,
  listsOfPerson,
  publicLists,
  readList,
} from './list-reading.usecases.ts';

const presentListsOfItem = ({ lists, holding }: ListsAndItem): ListsOfItem => ({
  all_lists: lists.map(({ id, title }) => ({ id, title })),
  episode_lists: holding,
});

const read = os.list.read.handler(async ({ input, context: { services, actor } }) =>
  presentList(await readList(services.store, authorise('list.read', actor), input.uuid), actor),
);

const create = os.list.create.handler(async ({ input, context: { services, actor } }) =>
  presentList(await createList(services.store, authorise('list.create', actor), input), actor),
);

const update = os.list.update.handler(async ({ input, context: { services, actor } }) =>
  presentList(await changeList(services.store, authorise('list.update', actor), input), actor),
);

const remove = os.list.remove.handler(async ({ input, context: { services, actor } }) => ({
  message: `Deleted ${await removeList(services.store, authorise('list.remove', actor), input.uuid)}`,
}));

const ofItem = os.list.ofItem.handler(async ({ input, context: { services, actor, event } }) => {
  event.item = input.uuid;
  const reader = authorise('list.ofItem', actor);
  const { item } = await findItem(services.store, { id: input.uuid });
  return presentListsOfItem(await listsOfItem(services.store, item, reader));
});

const assign = os.list.assign.handler(async ({ input, context: { services, actor, event } }) => {
  event.item = input.uuid;
  const { item } = await findItem(services.store, { id: input.uuid });
  const permitted = permit(itemPolicy, 'assign', { thing: item, actor });
  return presentListsOfItem(await assignItem(services.store, permitted, input));
});

const mine = os.list.mine.handler(async ({ input, context: { services, actor, event } }) => {
  const lists = await listsOfPerson(services.store, authorise('list.mine', actor), input.email);
  event.found = lists.length;
  return { all_lists: lists.map((listed) => presentListInfo(listed, actor)) };
});

const open = os.list.open.handler(async ({ context: { services, actor, event } }) => {
  const lists = await publicLists(services.store, authorise('list.open', actor));
  event.found = lists.length;
  return { all_lists: lists.map((listed) => presentListInfo(listed, actor)) };
});

const curated = os.list.curated.handler(async ({ context: { services, actor, event } }) => {
  const lists = await curatedLists(services.store, authorise('list.curated', actor));
  event.found = lists.length;
  return { curated_episode_lists: lists.map((listed) => presentList(listed, actor)) };
});

const curate = os.list.curate.handler(async ({ input, context: { services, actor } }) =>
  presentListInfo(await curateList(services.store, authorise('list.curate', actor), input), actor),
);

const daily = os.list.daily.handler(async ({ context: { services, actor, event } }) => {
  const list = await dailyList(services, authorise('list.daily', actor));
  event.found = list.count;
  return presentList(list, actor);
});

export const listRoutes = {
  read,
  create,
  update,
  remove,
  ofItem,
  assign,
  mine,
  open,
  curated,
  curate,
  daily,
};
