import { z } from 'zod';
import { NodeName } from '../noun/organisation.schema.ts';
import { PageQuery } from '../noun/pagination.schema.ts';
import { Person } from '../noun/person.schema.ts';
import { browse } from './access.ts';
import { get } from './route.ts';

export const personApi = {
  find: get('/people/{identifier}', 'A person by id, slug, or a slug of before', browse)
    .input(z.object({ identifier: NodeName, ...PageQuery.shape }))
    .output(z.object({ person: Person })),
};
