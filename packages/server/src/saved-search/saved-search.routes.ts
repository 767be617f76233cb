import { guarded, os } from '../request/request-context.ts';
import { savedSearchesOf } from './new-finds.usecases.ts';
import { presentSavedSearch } from './saved-search.presenter.ts';
import { removeSearch, renameSearch, saveSearch, seeSearch } from './saved-search.usecases.ts';

const list = guarded(os.savedSearch.list).handler(async ({ context: { services, actor, event } }) => {
  const searches = await savedSearchesOf(services, actor);
  event.found = searches.length;
  return { saved_searches: searches.map(presentSavedSearch) };
});

const create = guarded(os.savedSearch.create).handler(async ({ input, context: { services, actor } }) => {
  const search = await saveSearch(services.store, actor, input);
  return presentSavedSearch({ search, newItems: [] });
});

const rename = guarded(os.savedSearch.rename).handler(async ({ input, context: { services, actor } }) => {
  await renameSearch(services.store, actor, input);
  return { message: `Renamed to ${input.name}` };
});

const see = guarded(os.savedSearch.see).handler(async ({ input, context: { services, actor } }) => {
  await seeSearch(services.store, actor, input.id);
  return { message: 'Noted' };
});

const remove = guarded(os.savedSearch.remove).handler(async ({ input, context: { services, actor } }) => ({
  message: `Deleted ${await removeSearch(services.store, actor, input.id)}`,
}));

export const savedSearchRoutes = { list, create, rename, see, remove };
