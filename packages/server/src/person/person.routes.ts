import { personColumns } from '@ecco/domain';
import { listQueryOf, pageOf, paginationOf } from '../request/http/pagination.ts';
import { guarded, os } from '../request/request-context.ts';
import { presentItems, presentPerson, presentPersonRow } from './person.presenter.ts';
import { itemsOfPerson, listPeople, readPerson } from './person.usecases.ts';

const find = guarded(os.person.find).handler(async ({ input, context: { services, actor } }) => {
  const page = pageOf(input);
  return {
    person: presentPerson(await readPerson(services.store, actor, { id: input.identifier, page }), page),
  };
});

const list = guarded(os.person.list).handler(async ({ input, context: { services, actor, event } }) => {
  const query = { ...listQueryOf(input, personColumns), letter: input.letter };
  const { rows, total } = await listPeople(services.store, actor, query);
  event.found = total;
  return { people: rows.map(presentPersonRow), pagination: paginationOf(query, total) };
});

const items = guarded(os.person.items).handler(async ({ input, context: { services, actor } }) => {
  const { identifier: id, relation } = input;
  const page = pageOf(input);
  return presentItems(await itemsOfPerson(services.store, actor, { id, relation, page }), page);
});

export const personRoutes = { list, find, items };
