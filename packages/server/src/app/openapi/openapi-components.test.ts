import * as schemas from '@ecco/contract/schemas';
import { expect, it } from 'vitest';
import { describeApi } from './openapi.ts';
import { namedSchemas } from './openapi-components.ts';

const api = await describeApi();
const components = Object.entries(api.components?.schemas ?? {});

type Place = { at: string; json: unknown };
/** The value and everything inside it, with where each stands. */
function* within({ at, json }: Place): Generator<Place> {
  yield { at, json };
  if (typeof json !== 'object' || json === null) return;
  for (const [key, inner] of Object.entries(json)) yield* within({ at: `${at}/${key}`, json: inner });
}
/** Whether a copy of it could only have been made of this schema: it has fields, or lists words. */
const tells = (json: unknown): boolean =>
  typeof json === 'object' && json !== null && ('properties' in json || 'enum' in json);

it('has every schema that the contract names as a component, once', () => {
  const names = Object.keys(namedSchemas(schemas));
  expect(names.length).toBeGreaterThan(100);
  expect(components.map(([name]) => name).toSorted()).toEqual(names.toSorted());
});

it('never repeats a named schema where it could refer to it', () => {
  const named = new Map(
    components.filter(([, json]) => tells(json)).map(([name, json]) => [JSON.stringify(json), name]),
  );
  const roots = new Set(components.map(([name]) => `#/components/schemas/${name}`));
  const copies = [...within({ at: '#', json: { paths: api.paths, components: api.components } })].flatMap(
    ({ at, json }) => {
      const name = roots.has(at) ? undefined : named.get(JSON.stringify(json));
      return name === undefined ? [] : [`${at} repeats ${name}`];
    },
  );
  expect(copies).toEqual([]);
});

it('refers to nothing that is not there', () => {
  const text = JSON.stringify(api);
  const targets = [...text.matchAll(/"\$ref":"#\/components\/(schemas|responses)\/(\w+)"/g)];
  expect(targets.length).toBeGreaterThan(300);
  for (const [, kind, name = ''] of targets)
    expect(Object.keys(api.components?.[kind === 'schemas' ? 'schemas' : 'responses'] ?? {})).toContain(name);
});

it('sends a word that is referred to as it stands, without brackets', () => {
  const kind = api.paths?.['/manage/candidates']?.get?.parameters?.find(
    (one) => 'name' in one && one.name === 'content_type',
  );
  expect(kind).toMatchObject({ schema: { $ref: '#/components/schemas/ContentKind' } });
  expect(kind).not.toHaveProperty('style');
});
