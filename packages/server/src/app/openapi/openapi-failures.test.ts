import { describe, expect, it } from 'vitest';
import { routeNames } from '../../request/access/route-policy.ts';
import { operationOf } from '../../request/http/other-places.ts';
import { accessTable } from '../access-table.fixture.ts';
import { describeApi } from './openapi.ts';

const api = await describeApi();
const verbs = ['get', 'post', 'put', 'patch', 'delete'] as const;
const operations = Object.values(api.paths ?? {}).flatMap((path) =>
  verbs.flatMap((verb) => path?.[verb] ?? []),
);
const toldOf = ['400', '401', '403', '404', '413', '422', '429'];
const failuresOf = (name: string): string[] =>
  Object.keys(operations.find(({ operationId }) => operationId === name)?.responses ?? {}).filter((status) =>
    toldOf.includes(status),
  );

describe('the failures that an operation lists', () => {
  it.each(routeNames)('has what %s is known to answer to those who may not or ask for nothing', (name) => {
    const known = accessTable[name].answers.map(String).filter((status) => toldOf.includes(status));
    expect(failuresOf(name)).toEqual(expect.arrayContaining(known));
  });

  it.each([
    ['session.current', []],
    ['item.library', ['400', '401']],
    ['item.transcript', ['400', '404']],
    ['item.content', ['400', '404', '422']],
    ['list.assign', ['400', '401', '403', '404', '413']],
    ['podcast.refresh', ['400', '401', '403', '404', '413', '422']],
    ['user.apiKeys', ['401', '403']],
    ['ingest.upload', ['400', '401', '403', '413', '422', '429']],
    ['export.item', ['400', '404', '429']],
  ])('are those of %s alone', (name, statuses) => {
    expect(failuresOf(name)).toEqual(statuses);
  });

  it('are the same at every place of an operation, but for those of a body', () => {
    const withoutBody = (name: string) => failuresOf(name).filter((status) => status !== '413');
    for (const { operationId = '' } of operations)
      expect([operationId, withoutBody(operationId)]).toEqual([
        operationId,
        withoutBody(operationOf(operationId)),
      ]);
  });
});
