import { ByVisited, Updates, UpdatesQuery, Visit } from '../noun/update.schema.ts';
import { browse, changeOwn } from './access.ts';
import { get, put } from './route.ts';

export const updateApi = {
  list: get('/watched/{kind}/{id}/updates', 'What changed about a thing between two days', browse)
    .input(UpdatesQuery)
    .output(Updates),
};

export const visitApi = {
  note: put(
    '/visits/{kind}/{id}',
    'Note that you look at a thing, and what is new since last time',
    changeOwn,
  )
    .input(ByVisited)
    .output(Visit),
};
