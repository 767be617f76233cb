/** Values of a schema as no client of ours sends them: such as fit, nearly fit, or do not at all. */
import fc from 'fast-check';
import { z } from 'zod';

export const Json: z.ZodType<JsonSchema> = z.lazy(() =>
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
    required: z.array(z.string()).optional(),
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
  required?: string[] | undefined;
};
export type Value = fc.Arbitrary<unknown>;

const plainTexts = fc.constantFrom('board', 'fees', 'A name of something', '2024-05-06', 'a.b@fund.example');
const signs = ['', ' ', '%', '_', '\\', "'", '"', '%00', '../..', '__proto__', '\u202e', '\ud83d', '0', '-1'];
const searches = ['a AND', '("', 'OR OR', '*', ':*', '<->', '2024-02-31'];
const longTexts = ['a'.repeat(3_000), '('.repeat(2_000), 'a '.repeat(1_500)];
export const texts = fc.oneof(
  plainTexts,
  fc.constantFrom(...signs, ...searches, ...longTexts),
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

/** Values that lead to something that is there, by the names under which an operation asks for them. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

export type Vocabulary = { named: ReadonlyMap<string, JsonSchema>; known: KnownValues };

/** Values of what an operation calls by a name: mostly what is there, where something is. */
export function valuesCalled(name: string, made: Value, { known }: Vocabulary): Value {
  const there = known[name] ?? [];
  return there.length === 0 ? made : fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...there) }, made);
}

/** Values of a schema; one in sixteen is anything else, at each place, so that many calls come as far as their work. */
export function valuesOf(schema: JsonSchema, vocabulary: Vocabulary, depth = 0): Value {
  if (depth > deepest) return anything;
  const inner = (one: JsonSchema): Value => valuesOf(one, vocabulary, depth + 1);
  return fc.oneof(
    { weight: 15, arbitrary: fittingOf(schema, vocabulary, inner) },
    { weight: 1, arbitrary: anything },
  );
}

function fittingOf(schema: JsonSchema, vocabulary: Vocabulary, inner: (schema: JsonSchema) => Value): Value {
  if (schema.$ref !== undefined)
    return inner(vocabulary.named.get(schema.$ref.split('/').at(-1) ?? '') ?? {});
  if (schema.anyOf?.length) return fc.oneof(...schema.anyOf.map(inner));
  if (schema.enum?.length) return fc.constantFrom(...schema.enum);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.properties) {
    const parts = Object.entries(schema.properties).map(([name, one]): [string, Value] => [
      name,
      valuesCalled(name, inner(one), vocabulary),
    ]);
    const record = Object.fromEntries(parts);
    const whole = fc.record(record, { requiredKeys: schema.required ?? [] });
    return fc.oneof({ weight: 7, arbitrary: whole }, fc.record(record, { requiredKeys: [] }));
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
