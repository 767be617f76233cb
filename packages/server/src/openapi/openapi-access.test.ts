import { expect, it } from 'vitest';
import { describeApi } from './openapi.ts';

const api = await describeApi();
const operation = (path: string, verb: 'get' | 'post' | 'put' | 'delete' | 'patch') =>
  api.paths?.[path]?.[verb];

it('tells at the top which ways in are enough, where a call says nothing else', () => {
  expect(api.security).toEqual([{ apiKey: [] }, { session: [] }]);
  expect(operation('/alerts', 'get')?.security).toBeUndefined();
});

it.each([
  ['/library', 'get', [{ apiKey: [] }, { session: [] }, {}], 'Visitors where the waitlist is off.'],
  ['/uploads', 'put', [{ apiKey: [] }, { session: [] }, {}], 'Visitors within a daily quota.'],
  ['/user/api_keys', 'post', [{ session: [] }], undefined],
  ['/admin/waitlist', 'get', undefined, 'Admins only.'],
  ['/api-docs/{file}', 'get', [{ apiKey: [] }, { session: [], appToken: [] }], undefined],
] as const)('%s %s', (path, verb, security, words) => {
  expect(operation(path, verb)?.security).toEqual(security);
  expect(operation(path, verb)?.description).toBe(words);
});

it('names the schemes that it uses', () => {
  expect(api.components?.securitySchemes).toMatchObject({
    apiKey: { type: 'http', scheme: 'bearer' },
    session: { in: 'cookie', name: 'ecco_session' },
    appToken: { in: 'header', name: 'X-App-Token' },
  });
});
