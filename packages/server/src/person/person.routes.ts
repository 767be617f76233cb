import { authorise } from '../request/access/authorise.ts';
import { pageOf } from '../request/http/pagination.ts';
import { os } from '../request/request-context.ts';
import { presentPerson } from './person.presenter.ts';
import { readPerson } from './person.usecases.ts';

const find = os.person.find.handler(async ({ input, context: { services, actor } }) => {
  const who = authorise('person.find', actor);
  const page = pageOf(input);
  return {
    person: presentPerson(await readPerson(services.store, who, { id: input.identifier, page }), page),
  };
});

export const personRoutes = { find };
