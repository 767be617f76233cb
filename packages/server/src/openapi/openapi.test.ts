import * as schemas from '@ecco/contract/schemas';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, it } from 'vitest';
import { accessTable } from '../app/access-table.fixture.ts';
import { places } from '../request/http/other-places.ts';
import { describeApi, describeApiOnce } from './openapi.ts';
import { namedSchemas } from './openapi-schema.ts';

const api = await describeApi();
const once = JSON.stringify(await describeApiOnce());

it('is valid by the schema of OpenAPI 3.1', async () => {
  expect(await new Validator().validate(JSON.parse(once))).toEqual({ valid: true });
});

it('has every schema that the contract names as a component, once', () => {
  const names = Object.keys(namedSchemas(schemas));
  expect(names.length).toBeGreaterThan(100);
  expect(Object.keys(api.components?.schemas ?? {}).toSorted()).toEqual(names.toSorted());
});

it('writes no schema of the contract out where it could refer to it', () => {
  const written = Object.values(api.components?.schemas ?? {})
    .filter((schema) => 'properties' in schema)
    .map((schema) => JSON.stringify(schema));
  expect(written.length).toBeGreaterThan(100);
  const outside: object = JSON.parse(once, (key, json: unknown) => (key === 'components' ? {} : json));
  for (const schema of written) expect(JSON.stringify(outside)).not.toContain(schema);
});

it('refers to nothing that is not there', () => {
  const targets = [...once.matchAll(/"\$ref":"#\/components\/(schemas|responses|parameters)\/(\w+)"/g)];
  expect(targets.length).toBeGreaterThan(300);
  const { components } = JSON.parse(once);
  for (const [, kind = '', name = ''] of targets) expect(components).toHaveProperty([kind, name]);
});

it('sends a word that is referred to as it stands, without brackets', () => {
  const kind = api.paths?.['/manage/candidates']?.get?.parameters?.find(
    (one) => 'name' in one && one.name === 'content_type',
  );
  expect(kind).toMatchObject({ schema: { $ref: '#/components/schemas/ContentKind' } });

  expect(kind).not.toHaveProperty('style');
});

it('lists the other places of an operation', () => {
  const others = places.filter(({ name, operationId }) => name !== operationId);
  expect(others.length).toBeGreaterThan(20);
  for (const { method, path } of others) expect(once).toContain(`"${method} ${path}"`);
  expect(once).toContain('"x-also":["POST /video/leave_feedback"]');
});

describe('how a call fails', () => {
  const answers = new Set(Object.values(accessTable).flatMap((row) => row.answers.map(String)));
  const failures = [...answers].filter((status) => status.startsWith('4'));

  it.each([...failures, '409', '413', '422', '429'])('says of every call what %s means', (status) => {
    for (const path of Object.values(api.paths ?? {}))
      for (const verb of ['get', 'post', 'put', 'patch', 'delete'] as const)
        if (path?.[verb])
          expect(path[verb].responses?.['default']).toMatchObject({
            description: expect.stringContaining(`${status}: `),
            content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
          });
  });
});
