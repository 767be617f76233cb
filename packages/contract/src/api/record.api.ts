import { z } from 'zod';
import { RecordsPage, RecordsQuery, RecordsTask } from '../noun/record.schema.ts';
import { administer, inspect } from './access.ts';
import { get, post } from './route.ts';

/** The data pages of what is kept beside items: organizations and people, shows, hubs. */
export const recordApi = {
  list: get(
    '/admin/records/{kind}',
    'Organizations, people, shows or hubs, as those see them who keep them',
    inspect,
  )
    .input(RecordsQuery)
    .output(RecordsPage),
  run: post('/admin/records/{kind}/run', 'Run an action on many of them', administer)
    .input(RecordsTask)
    .output(
      z.object({
        changed: z.number().int(),
        refused: z.array(z.object({ uuid: z.string(), message: z.string() })),
      }),
    ),
};
