import { expect, test } from 'vitest';
import { standIn } from '../testing/api-stand-in.ts';
import { operations } from './operations.ts';
import { createQueryClient } from './query-client.ts';

const missing = operations.item.content.queryOptions({ input: { id: 'gone' } });

test('what is not there is asked for once', async () => {
  const { asked } = await standIn({
    'GET /v2/content/gone': () => ({ status: 404, body: { message: 'There is no such item.' } }),
  });
  await expect(createQueryClient().fetchQuery({ ...missing, ...retries() })).rejects.toMatchObject({
    status: 404,
  });
  expect(asked).toHaveLength(1);
});

test('what the server could not answer is asked for three times', async () => {
  const { asked } = await standIn({
    'GET /v2/content/gone': () => ({ status: 503, body: { message: 'Busy.' } }),
  });
  await expect(createQueryClient().fetchQuery({ ...missing, ...retries() })).rejects.toMatchObject({
    status: 503,
  });
  expect(asked).toHaveLength(3);
});

/** As often as the pages do, without their pauses; to fetch by itself asks once. */
function retries() {
  const { retry } = createQueryClient().getDefaultOptions().queries ?? {};
  return { ...(retry !== undefined && { retry }), retryDelay: 0 };
}
