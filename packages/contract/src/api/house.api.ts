import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import {
  House,
  ItemsTask,
  JobChange,
  JobsPage,
  JobsQuery,
  KeptItemsPage,
  KeptItemsQuery,
} from '../noun/house.schema.ts';
import { administer, inspect } from './access.ts';
import { get, post } from './route.ts';

/** The state of the house: jobs, feeds, storage, and the items as those see them who keep them. */
export const houseApi = {
  read: get('/admin/house', 'How the product stands', inspect).output(House),
  jobs: get('/admin/house/jobs', 'Jobs that wait, run or failed, newest first', inspect)
    .input(JobsQuery)
    .output(JobsPage),
  changeJob: post('/admin/house/jobs/{id}', 'Try a failed job again, or cancel one', administer)
    .input(JobChange)
    .output(Message),
  remake: post('/admin/house/remake', 'Make results of older versions again at night', administer).output(
    z.object({
      message: z.string(),
      /** When that begins; null where nothing is old. */
      begins_at: z.iso.datetime().nullable(),
    }),
  ),
  readOlder: post(
    '/admin/house/read_again',
    'Read items of older readers again, as a job',
    administer,
  ).output(Message),
  items: get('/admin/items', 'Items with how far they are, by kind and state', inspect)
    .input(KeptItemsQuery)
    .output(KeptItemsPage),
  runItems: post('/admin/items/run', 'Run an action on many items', administer)
    .input(ItemsTask)
    .output(
      z.object({
        changed: z.number().int(),
        refused: z.array(z.object({ uuid: z.string(), message: z.string() })),
      }),
    ),
};
