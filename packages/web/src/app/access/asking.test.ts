import { buildItem, buildSession } from '@ecco/factories/answers';
import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client.ts';
import { itemQuery } from '../../features/item/api/get-item.api.ts';
import { sessionQuery } from '../../session/get-session.api.ts';
import { standIn } from '../../testing/api-stand-in.ts';
import { untilWhole } from '../until-whole.ts';
import { asking, askingWho } from './asking.ts';

async function aVisit() {
  const { asked } = await standIn({
    'GET /v2/session': () => ({ body: buildSession({ role: 'admin' }) }),
    'GET /v2/content/fees': () => ({ body: { item: buildItem(), show: null } }),
  });
  const visit = {
    context: { queries: createQueryClient(), messages: createInstance() },
    params: { id: 'fees' },
  };
  return { asked, visit, queries: visit.context.queries };
}

test('a page waits for no answer', async () => {
  const { asked, visit, queries } = await aVisit();
  asking(visit, itemQuery);
  expect(queries.getQueryData(itemQuery('fees').queryKey)).toBeUndefined();
  await untilWhole({ load: () => Promise.resolve() }, queries);
  expect(asked).toEqual(['GET /v2/content/fees']);
});

test('the first picture of a page with keepers knows who is looking', async () => {
  const { visit, queries } = await aVisit();
  await untilWhole({ load: () => Promise.resolve(askingWho(visit, itemQuery)) }, queries);
  expect(queries.getQueryData(sessionQuery.queryKey)).toMatchObject({ role: 'admin' });
});
