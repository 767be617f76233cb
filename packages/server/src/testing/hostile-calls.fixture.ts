/**
 * Calls of the API as no client of ours makes them, by seed: each operation of its own description with values that
 * fit the schema, nearly fit it, or do not at all.
 */
import fc from 'fast-check';
import { z } from 'zod';
import { describeApi } from '../openapi/openapi.ts';
import {
  Json,
  type KnownValues,
  texts,
  type Value,
  type Vocabulary,
  valuesCalled,
  valuesOf,
} from './hostile-values.fixture.ts';

const Parameter = z.object({ name: z.string(), in: z.string(), schema: Json.optional() });
const Body = z.object({ content: z.record(z.string(), z.object({ schema: Json.optional() })) });
const Operation = z.object({
  operationId: z.string(),
  parameters: z.array(Parameter).default([]),
  requestBody: z.unknown().optional(),
});

export type HostileCall = {
  operation: string;
  path: string;
  method: string;
  body: string | undefined;
  /** The content type of the body. */
  type: string | undefined;
};

const json = 'application/json';
const seedsBetween = 10_000;
const verbs = ['get', 'put', 'post', 'delete', 'patch'];

const asText = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
/** Half of a pair of signs has no form in an address. */
const escaped = (value: unknown): string => encodeURIComponent(asText(value).toWellFormed()).slice(0, 4_000);

type Described = { method: string; path: string; operation: z.infer<typeof Operation> };

type SentBody = Pick<HostileCall, 'body' | 'type'>;

/** Bodies as they are sent: of the schema, or such as cannot be read. */
function bodiesOf(requestBody: unknown, vocabulary: Vocabulary): fc.Arbitrary<SentBody> {
  const [type, { schema = {} } = {}] =
    Object.entries(Body.safeParse(requestBody).data?.content ?? {})[0] ?? [];
  if (type === undefined) return fc.constant({ body: undefined, type });
  if (type !== json) return texts.map((body) => ({ body, type }));
  const written = valuesOf(schema, vocabulary).map((value) => JSON.stringify(value) ?? 'null');
  const broken = fc.oneof(
    fc.constantFrom('', '{', '"', '\0', '{"a":1}{', '{"__proto__":{"a":1}}', '\ufeff{}'),
    written.map((text) => text.slice(0, -1)),
  );
  return fc.oneof({ weight: 9, arbitrary: written }, broken).map((body) => ({ body, type }));
}

/** The calls of one operation. */
function callsOf({ method, path, operation }: Described, vocabulary: Vocabulary): fc.Arbitrary<HostileCall> {
  const valuesIn = (place: string): fc.Arbitrary<Record<string, unknown>> => {
    const there = operation.parameters.filter((parameter) => parameter.in === place);
    const values = there.map(({ name, schema = {} }): [string, Value] => [
      name,
      valuesCalled(name, valuesOf(schema, vocabulary), vocabulary),
    ]);
    return fc.record(Object.fromEntries(values), place === 'path' ? {} : { requiredKeys: [] });
  };
  const body = bodiesOf(operation.requestBody, vocabulary);
  return fc.tuple(valuesIn('path'), valuesIn('query'), body).map(([inPath, inQuery, sent]) => {
    const query = Object.entries(inQuery).map(([name, value]) => `${name}=${escaped(value)}`);
    const place = Object.entries(inPath).reduce(
      (text, [name, value]) => text.replaceAll(`{${name}}`, escaped(value) || 'x'),
      path,
    );
    return {
      operation: operation.operationId,
      method: method.toUpperCase(),
      path: `/v2${place}?${query.join('&')}`,
      ...sent,
    };
  });
}

type HostileCalls = {
  seed: number;
  perOperation: number;
  known: KnownValues;
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
  // Each operation has a seed of its own: with one for all, their first calls would all go wrong in the same way.
  return described.flatMap((one, at) =>
    fc.sample(callsOf(one, { named, known }), { seed: seed * seedsBetween + at, numRuns: perOperation }),
  );
}
