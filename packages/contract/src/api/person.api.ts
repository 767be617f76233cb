import { z } from 'zod';
import { ItemsPage } from '../noun/item.schema.ts';
import { NodeName } from '../noun/organization.schema.ts';
import { PageQuery, Pagination } from '../noun/pagination.schema.ts';
import { PeopleQuery, Person, PersonRelation, PersonRow } from '../noun/person.schema.ts';
import { browse } from './access.ts';
import { get } from './route.ts';

const ByIdentifier = z.object({ identifier: NodeName });

export const personApi = {
  list: get('/kg/people', 'People with a page, by name, letter and order', browse)
    .input(PeopleQuery)
    .output(z.object({ people: z.array(PersonRow), pagination: Pagination })),
  find: get('/people/{identifier}', 'A person by id, slug, or a slug of before', browse)
    .input(ByIdentifier.extend(PageQuery.shape))
    .output(z.object({ person: Person })),
  items: get(
    '/people/{identifier}/items',
    'Where a person speaks, or is only mentioned, newest first',
    browse,
  )
    .input(ByIdentifier.extend({ relation: PersonRelation, ...PageQuery.shape }))
    .output(ItemsPage),
};
