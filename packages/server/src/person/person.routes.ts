import { personColumns } from '@ecco/domain';
import { authorize } from '../request/access/authorize.ts';
import { listQueryOf, pageOf, paginationOf } from '../request/http/pagination.ts';
import { os } from '../request/request-context.ts';
import { presentItems, presentPerson, presentPersonRow } from './person.presenter.ts';
import { itemsOfPerson, listPeople, readPerson } from './person.usecases.ts';

const find = os.person.find.handler(async ({ input, context: { services, actor } }) => {
  const who = authorize('person.find', actor);
  const page = pageOf(input);
  return {
    person: presentPerson(await readPerson(services.store, who, { id: input.identifier, page }), page),
  };
});

const list = os.person.list.handler(async ({ input, context: { services, actor, event } }) => {
  const query = { ...listQueryOf(input, personColumns), letter: input.letter };
  const { rows, total } = await listPeople(services.store, authorize('person.list', actor), query);
  event.found = total;
  return { people: rows.map(presentPersonRow), pagination: paginationOf(query, total) };
});

const items = os.person.items.handler(async ({ input, context: { services, actor } }) => {
  const who = authorize('person.items', actor);
  const { identifier: id, relation } = input;
  const page = pageOf(input);
  return presentItems(await itemsOfPerson(services.store, who, { id, relation, page }), page);
});

export const personRoutes = { list, find, items };
