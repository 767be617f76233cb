import { expect, it } from 'vitest';
import { describeApi } from './openapi.ts';

const api = await describeApi();
const operation = (path: string, verb: 'get' | 'post' | 'put' | 'delete' | 'patch') =>
  api.paths?.[path]?.[verb];

it('tells of every call which ways in are enough', () => {
  const operations = Object.values(api.paths ?? {}).flatMap((path) =>
    (['get', 'post', 'put', 'patch', 'delete'] as const).flatMap((verb) => path?.[verb] ?? []),
  );
  expect(operations.length).toBeGreaterThan(40);
  for (const { security, operationId } of operations)
    expect([operationId, security]).not.toContain(undefined);
});

it.each([
  ['/library', 'get', [{ apiKey: [] }, { session: [] }, {}], 'Visitors only where the waitlist is off.'],
  ['/uploads', 'put', [{ apiKey: [] }, { session: [] }, {}], 'Visitors within a daily quota.'],
  ['/user/api_keys', 'post', [{ session: [] }], 'An API key is not enough.'],
  ['/admin/waitlist', 'get', [{ apiKey: [] }, { session: [] }], 'Admins only.'],
  ['/api-docs/{file}', 'get', [{ apiKey: [] }, { session: [], appToken: [] }], 'Members and admins.'],
] as const)('%s %s', (path, verb, security, words) => {
  expect(operation(path, verb)?.security).toEqual(security);
  expect(operation(path, verb)?.description).toContain(words);
});

it('names the schemes that it uses', () => {
  expect(api.components?.securitySchemes).toMatchObject({
    apiKey: { type: 'http', scheme: 'bearer' },
    session: { in: 'cookie', name: 'ecco_session' },
    appToken: { in: 'header', name: 'X-App-Token' },
  });
});
