import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import { NewSavedSearch, SavedSearch, SavedSearchName } from '../noun/saved-search.schema.ts';
import { changeOwn, readOwn } from './access.ts';
import { get, patch, post, put, remove } from './route.ts';

const ById = z.object({ id: z.uuid() });

export const savedSearchApi = {
  list: get('/saved_searches', 'Your saved searches by name, each with what is new', readOwn).output(
    z.object({ saved_searches: z.array(SavedSearch) }),
  ),
  create: post('/saved_searches', 'Save a search under a name', changeOwn)
    .input(NewSavedSearch)
    .output(SavedSearch),
  rename: patch('/saved_searches/{id}', 'Rename a saved search', changeOwn)
    .input(ById.extend(SavedSearchName.shape))
    .output(Message),
  see: put('/saved_searches/{id}/seen', 'Note that you looked at what a saved search finds', changeOwn)
    .input(ById)
    .output(Message),
  remove: remove('/saved_searches/{id}', 'Delete a saved search', changeOwn).input(ById).output(Message),
};
