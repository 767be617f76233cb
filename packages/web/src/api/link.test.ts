import { expect, test } from 'vitest';
import { standIn } from '../testing/api-stand-in.ts';
import { failureOf } from './failure.ts';
import { linkTo, Refusal } from './link.ts';

const link = linkTo(
  {
    list: {
      read: ['GET', '/episode_list/{uuid}'],
      save: ['PUT', '/episode_list/{uuid}'],
      remove: ['DELETE', '/episode_list/{uuid}'],
    },
    item: { all: ['GET', '/library'], export: ['GET', '/export'] },
    event: { log: ['POST', '/events'] },
  },
  fetch,
);
const call = (path: readonly string[], input?: unknown): Promise<unknown> => link.call(path, input, {});

test('what stands in the path is taken out of the rest, which is asked for or sent', async () => {
  const sent: (string | undefined)[] = [];
  const { asked } = await standIn({
    'PUT /v2/episode_list': (_url, { headers }, text) => {
      sent.push(headers['content-type'], text);
      return { body: { saved: true } };
    },
    'GET /v2/episode_list': () => ({ body: { name: 'Fees' } }),
  });
  expect(await call(['list', 'read'], { uuid: 'a/b', page: 2 })).toEqual({ name: 'Fees' });
  expect(await call(['list', 'save'], { uuid: 'c', name: 'Fees', note: undefined })).toEqual({ saved: true });
  expect(asked).toEqual(['GET /v2/episode_list/a%2Fb?page=2', 'PUT /v2/episode_list/c']);
  expect(sent).toEqual(['application/json', '{"name":"Fees"}']);
});

test('an input that is a list is sent as it is, and none where there is none', async () => {
  const sent: string[] = [];
  await standIn({
    'POST /v2/events': (_url, _request, text) => {
      sent.push(text);
      return { body: {} };
    },
  });
  await call(['event', 'log'], [{ event: 'play' }]);
  await call(['event', 'log']);
  expect(sent).toEqual(['[{"event":"play"}]', '']);
});

test('lists, parts and dates are asked for as the server reads them, and what is not there is not', async () => {
  const { asked } = await standIn({ 'GET /v2/library': () => ({ body: {} }) });
  const input = {
    tags: ['a', 'b'],
    when: { from: new Date(0) },
    mine: false,
    show: undefined,
    kind: null,
    q: 'a & b',
  };
  await call(['item', 'all'], input);
  const query = new URLSearchParams(asked[0]?.split('?')[1]);
  expect([...query]).toEqual([
    ['tags[0]', 'a'],
    ['tags[1]', 'b'],
    ['when[from]', '1970-01-01T00:00:00.000Z'],
    ['mine', 'false'],
    ['q', 'a & b'],
  ]);
});

test('an answer may be a text, or nothing', async () => {
  await standIn({
    'GET /v2/export': () => ({ type: 'text/plain', body: 'Name,State' }),
    'DELETE /v2/episode_list': () => ({ status: 204, type: 'text/plain', body: '' }),
  });
  expect(await call(['item', 'export'])).toBe('Name,State');
  expect(await call(['list', 'remove'], { uuid: 'a' })).toBeUndefined();
});

test('a refusal has its status and the words of the server', async () => {
  await standIn({
    'GET /v2/library': () => ({ status: 422, body: { message: 'Too many.', code: 'library.many' } }),
    'GET /v2/export': () => ({ status: 502, type: 'application/json', body: '<html>' }),
  });
  const refusal: unknown = await call(['item', 'all']).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(Refusal);
  expect(failureOf(refusal)).toEqual({ status: 422, message: 'Too many.', code: 'library.many' });
  const wordless: unknown = await call(['item', 'export']).catch((error: unknown) => error);
  expect(failureOf(wordless)).toEqual({ status: 502, message: null, code: 'REFUSED' });
});

test('a call that the contract does not have is a mistake of ours', async () => {
  await expect(call(['list', 'burn'])).rejects.toThrow('list.burn');
});
