/**
 * Calls of the API as no client of ours makes them, by seed: each operation of its own description with values that
 * fit the schema, nearly fit it, or do not at all.
 */
import fc from 'fast-check';
import { z } from 'zod';
import { describeApi } from '../app/openapi/openapi.ts';

const Json: z.ZodType<JsonSchema> = z.lazy(() =>
  z.object({
    $ref: z.string().optional(),
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    const: z.unknown().optional(),
    anyOf: z.array(Json).optional(),
    format: z.string().optional(),
    maxLength: z.number().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    items: Json.optional(),
    properties: z.record(z.string(), Json).optional(),
  }),
);
type JsonSchema = {
  $ref?: string | undefined;
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  const?: unknown;
  anyOf?: JsonSchema[] | undefined;
  format?: string | undefined;
  maxLength?: number | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  items?: JsonSchema | undefined;
  properties?: Record<string, JsonSchema> | undefined;
};
const Parameter = z.object({ name: z.string(), in: z.string(), schema: Json.optional() });
const Body = z.object({ content: z.object({ 'application/json': z.object({ schema: Json }) }) });
const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(Parameter).default([]),
  requestBody: z.unknown().optional(),
});

export type HostileCall = { operation: string; path: string; method: string; body: string | undefined };

type Value = fc.Arbitrary<unknown>;
const verbs = ['get', 'put', 'post', 'delete', 'patch'];

const texts = fc.oneof(
  fc.constantFrom(
    ...[
      'board',
      'fees',
      '',
      ' ',
      '%',
      '_',
      '\\',
      "'",
      '"',
      '%00',
      '../..',
      '__proto__',
      '\u202e',
      '\ud83d',
      '0',
      '-1',
    ],
    ...[
      'a AND',
      '("',
      'OR OR',
      '*',
      ':*',
      '<->',
      'a'.repeat(3_000),
      '('.repeat(2_000),
      'a '.repeat(1_500),
      '2024-02-31',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 30 }),
);
const numbers = fc.constantFrom(0, 1, 2, -1, 1.5, 1e3, 2 ** 31, 2 ** 53, 1e21, -1e308, 9_007_199_254_740_992);
const deep: Value = fc
  .constantFrom(20, 900)
  .map((depth) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)));
const anything: Value = fc.oneof(texts, numbers, fc.constantFrom(null, true, {}, []), fc.jsonValue(), deep);

const textsBy: Readonly<Record<string, Value>> = {
  uuid: fc.oneof(fc.uuid(), fc.constant('00000000-0000-4000-8000-000000000000')),
  date: fc.constantFrom('2024-05-06', '0001-01-01', '9999-12-31', '2024-02-30'),
  'date-time': fc.constantFrom('2024-05-06T10:00:00Z', '0001-01-01T00:00:00Z', '9999-12-31T23:59:59.999Z'),
  email: fc.constantFrom('a@fund.example', 'a+b@fund.example'),
  uri: fc.constantFrom('https://localhost/a', 'http://10.0.0.1/', 'ftp://a'),
};

/** How deep a schema is followed that holds itself. */
const deepest = 6;

/** Values of a schema; one in eight is anything else. */
function valuesOf(schema: JsonSchema, named: ReadonlyMap<string, JsonSchema>, depth = 0): Value {
  if (depth > deepest) return anything;
  const inner = (one: JsonSchema): Value => valuesOf(one, named, depth + 1);
  return fc.oneof(
    { weight: 7, arbitrary: fittingOf(schema, named, inner) },
    { weight: 1, arbitrary: anything },
  );
}

function fittingOf(
  schema: JsonSchema,
  named: ReadonlyMap<string, JsonSchema>,
  inner: (schema: JsonSchema) => Value,
): Value {
  if (schema.$ref !== undefined) return inner(named.get(schema.$ref.split('/').at(-1) ?? '') ?? {});
  if (schema.anyOf?.length) return fc.oneof(...schema.anyOf.map(inner));
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.properties) {
    const parts = Object.entries(schema.properties).map(([name, one]): [string, Value] => [name, inner(one)]);
    return fc.record(Object.fromEntries(parts), { requiredKeys: [] });
  }
  if (schema.items) return fc.array(inner(schema.items), { maxLength: 4 });
  return plainOf(schema);
}

function plainOf({ type, format, maxLength = 40, minimum = 0, maximum = 1_000 }: JsonSchema): Value {
  const kind = Array.isArray(type) ? type[0] : type;
  if (kind === 'string') return textsBy[format ?? ''] ?? texts.map((text) => text.slice(0, maxLength));
  if (kind === 'integer') return fc.integer({ min: Math.ceil(minimum), max: Math.max(minimum, maximum) });
  if (kind === 'number') return fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true });
  return kind === 'boolean' ? fc.boolean() : anything;
}

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
/** Half of a pair of signs has no form in an address. */
const escaped = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed()).slice(0, 4_000);

type Described = { method: string; path: string; operation: z.infer<typeof Operation> };

/** The calls of one operation; `known` are values that lead to something that is there, by the name of a parameter. */
function callsOf(
  { method, path, operation }: Described,
  named: ReadonlyMap<string, JsonSchema>,
  known: Readonly<Record<string, readonly string[]>>,
): fc.Arbitrary<HostileCall> {
  const chosenFor = ({ name, schema = {} }: z.infer<typeof Parameter>): Value => {
    const there = known[name] ?? [];
    const made = valuesOf(schema, named);
    return there.length === 0 ? made : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...there) }, made);
  };
  const parameters = fc.record(
    Object.fromEntries(operation.parameters.map((parameter) => [parameter.name, chosenFor(parameter)])),
  );
  const asked = Body.safeParse(operation.requestBody);
  const body = asked.success
    ? valuesOf(asked.data.content['application/json'].schema, named).map(
        (value) => JSON.stringify(value) ?? 'null',
      )
    : fc.constant(undefined);
  return fc.tuple(parameters, body).map(([values, sent]) => {
    const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
    const query = operation.parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name }) => `${name}=${escaped(values[name])}`);
    const place = inPath.reduce(
      (text, { name }) => text.replaceAll(`{${name}}`, escaped(values[name]) || 'x'),
      path,
    );
    return {
      operation: operation.operationId,
      method: method.toUpperCase(),
      path: `/v2${place}?${query.join('&')}`,
      body: sent,
    };
  });
}

type HostileCalls = {
  seed: number;
  perOperation: number;
  known: Readonly<Record<string, readonly string[]>>;
};

/** So many calls of each operation of the API, the same ones for the same seed. */
export async function hostileCalls({ seed, perOperation, known }: HostileCalls): Promise<HostileCall[]> {
  const { paths = {}, components } = await describeApi();
  const named = new Map(Object.entries(z.record(z.string(), Json).parse(components?.schemas ?? {})));
  const described = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item ?? {})
      .filter(([verb]) => verbs.includes(verb))
      .map(([method, operation]): Described => ({ method, path, operation: Operation.parse(operation) })),
  );
  return described.flatMap((one) => fc.sample(callsOf(one, named, known), { seed, numRuns: perOperation }));
}
