import { authorize } from '../request/access/authorize.ts';
import { os } from '../request/request-context.ts';
import { savedSearchesOf } from './new-finds.usecases.ts';
import { presentSavedSearch } from './saved-search.presenter.ts';
import { removeSearch, renameSearch, saveSearch, seeSearch } from './saved-search.usecases.ts';

const list = os.savedSearch.list.handler(async ({ context: { services, actor, event } }) => {
  const searches = await savedSearchesOf(services, authorize('savedSearch.list', actor));
  event.found = searches.length;
  return { saved_searches: searches.map(presentSavedSearch) };
});

const create = os.savedSearch.create.handler(async ({ input, context: { services, actor } }) => {
  const search = await saveSearch(services.store, authorize('savedSearch.create', actor), input);
  return presentSavedSearch({ search, newItems: [] });
});

const rename = os.savedSearch.rename.handler(async ({ input, context: { services, actor } }) => {
  await renameSearch(services.store, authorize('savedSearch.rename', actor), input);
  return { message: `Renamed to ${input.name}` };
});

const see = os.savedSearch.see.handler(async ({ input, context: { services, actor } }) => {
  await seeSearch(services.store, authorize('savedSearch.see', actor), input.id);
  return { message: 'Noted' };
});

const remove = os.savedSearch.remove.handler(async ({ input, context: { services, actor } }) => ({
  message: `Deleted ${await removeSearch(services.store, authorize('savedSearch.remove', actor), input.id)}`,
}));

export const savedSearchRoutes = { list, create, rename, see, remove };
