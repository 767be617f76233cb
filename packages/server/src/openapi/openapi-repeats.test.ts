import { describe, expect, it } from 'vitest';
import { describeApi, describeApiOnce } from './openapi.ts';

type Json = { [key: string]: unknown };
const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fields = (value: unknown): Json => (isJson(value) ? value : {});
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** As they are sent: what is undefined is not there. */
const whole: Json = JSON.parse(JSON.stringify(await describeApi()));
const once: Json = JSON.parse(JSON.stringify(await describeApiOnce()));
const operationsOf = ({ paths }: Json): [string, Json][] =>
  Object.entries(fields(paths)).flatMap(([path, verbs]) =>
    Object.entries(fields(verbs)).map(([verb, operation]): [string, Json] => [
      `${verb} ${path}`,
      fields(operation),
    ]),
  );

/** The value as a reader understands it who follows every reference, each way no further than once. */
function understood(value: unknown, document: Json, way: readonly string[] = []): unknown {
  if (Array.isArray(value)) return value.map((one) => understood(one, document, way));
  if (!isJson(value)) return value;
  const { $ref, allOf, required, ...rest } = value;
  if (typeof $ref === 'string') {
    if (way.includes($ref)) return { again: $ref };
    const result = $ref
      .split('/')
      .slice(1)
      .reduce((inside: unknown, key) => fields(inside)[key], document);
    return { ...fields(understood(result, document, [...way, $ref])), ...rest };
  }
  const bases = listOf(allOf).map((base) => fields(understood(base, document, way)));
  const own = Object.fromEntries(
    Object.entries(rest).map(([key, inner]) => [key, understood(inner, document, way)]),
  );
  const needed = [...bases.flatMap((base) => listOf(base['required'])), ...listOf(required)];
  const properties = Object.assign({}, ...bases.map((base) => base['properties']), own['properties']);
  return {
    ...Object.assign({}, ...bases, own),
    ...(Object.keys(properties).length > 0 && { properties }),
    ...(Array.isArray(required) || needed.length > 0
      ? { required: needed.map(String).toSorted((one, other) => one.localeCompare(other)) }
      : required !== undefined && { required }),
  };
}

describe('what repeats is told once', () => {
  const given = new Map(operationsOf(whole));

  it.each(operationsOf(once))('and %s says what it said', (at, { 'x-also': _others, ...operation }) => {
    expect(understood(operation, once)).toEqual(understood(given.get(at), whole));
  });

  it('and nothing is told that no operation refers to', () => {
    const text = JSON.stringify(once);
    for (const kind of ['schemas', 'parameters', 'responses'])
      for (const name of Object.keys(fields(fields(once['components'])[kind])))
        expect(text).toContain(`{"$ref":"#/components/${kind}/${name}"`);
  });
});
