// What the description says more than once is told once: answers, parameters and schemas are components that the
// operations refer to. What nothing refers to is left out.

import { extensionsOf } from './openapi-extension.ts';

type Json = { [key: string]: unknown };
type Kind = 'schemas' | 'parameters' | 'responses';
type Part = { kind: Kind; json: Json; names: readonly string[] };
/** What stands in the place of a part. */
type Share = (part: Part) => unknown;

/** What a key holds: one part or, as a list or under names of their own, several. */
const held: Readonly<Record<string, { kind: Kind; several: boolean }>> = {
  schema: { kind: 'schemas', several: false },
  items: { kind: 'schemas', several: false },
  additionalProperties: { kind: 'schemas', several: false },
  properties: { kind: 'schemas', several: true },
  allOf: { kind: 'schemas', several: true },
  anyOf: { kind: 'schemas', several: true },
  parameters: { kind: 'parameters', several: true },
  responses: { kind: 'responses', several: true },
};

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const jsonText = ({ kind, json }: Omit<Part, 'names'>): string => `${kind} ${JSON.stringify(json)}`;
const pascal = (name: string): string =>
  name.replaceAll(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_all, letter: string) => letter.toUpperCase());

/** The value with each of its parts as `share` gives it. */
function withParts(value: unknown, outer: readonly string[], share: Share): unknown {
  if (Array.isArray(value)) return value.map((one) => withParts(one, outer, share));
  if (!isJson(value)) return value;
  const names = typeof value['operationId'] === 'string' ? [value['operationId']] : outer;
  const entries = Object.entries(value).map(([key, inner]) => {
    const { kind, several } = held[key] ?? {};
    const shared = (json: unknown, inside = names): unknown => {
      if (!kind || !isJson(json)) return json;
      const own = kind === 'parameters' && typeof json['name'] === 'string' ? [json['name']] : [];
      return share({ kind, json, names: [...inside, ...own] });
    };
    if (!kind) return [key, withParts(inner, names, share)];
    if (!several) return [key, shared(inner)];
    if (Array.isArray(inner)) return [key, inner.map((one) => shared(one))];
    if (!isJson(inner)) return [key, inner];
    return [
      key,
      Object.fromEntries(Object.entries(inner).map(([name, one]) => [name, shared(one, [...names, name])])),
    ];
  });
  return Object.fromEntries(entries);
}

const addressOf = (kind: Kind, name: string) => `#/components/${kind}/${name}`;

/** The name of the schema that a reference leads to. */
const referredBy = ({ $ref }: Json): string | undefined =>
  typeof $ref === 'string' ? $ref.split(addressOf('schemas', ''))[1] : undefined;

/** The schema of an answer's body. */
function bodyOf({ content }: Json): Json {
  const media = isJson(content) ? content['application/json'] : undefined;
  return isJson(media) && isJson(media['schema']) ? media['schema'] : {};
}

/** What a part may be called, the shorter first. An answer is called by its schema, or by what its body holds. */
function wantedNames({ kind, json, names }: Part): string[] {
  const { properties } = bodyOf(json);
  const fields = isJson(properties) ? Object.keys(properties).map(pascal).join('And') : '';
  const own = kind === 'responses' ? (referredBy(bodyOf(json)) ?? (fields || 'Text')) : '';
  const requested = names.at(-1) === 'default' ? 'Error' : own || pascal(names.at(-1) ?? '');
  const inFull = names.filter((name) => !/^\d/.test(name)).map(pascal);
  return kind === 'schemas' ? [requested, inFull.join('')] : [requested];
}

function freeName(requested: readonly string[], isTaken: (name: string) => boolean): string {
  const numbered = Array.from({ length: 100 }, (_, index) => `${requested.at(-1)}${index + 2}`);
  return [...requested, ...numbered].find((name) => !isTaken(name)) ?? '';
}

const lengthMin = 50;
const referenceLength = 50;
/** Told once where that is shorter, and what it says is more than a word or two. */
const isWorthSharing = (uses: number, { length }: string): boolean =>
  length >= lengthMin && (uses - 1) * length > uses * referenceLength;

/** Operations, and the schemas by their names, as operations may repeat them. */
export type Described = { paths: Json; schemas: Readonly<Record<string, Json>> };

/** The operations without their repeats, and the components that they refer to. */
export function withoutRepeats({ paths, schemas }: Described) {
  const extended = extensionsOf(schemas);
  const uses = new Map<string, number>();
  const components: Record<Kind, Json> = { schemas: {}, parameters: {}, responses: {} };
  const shared = new Map<string, string>();
  const known = new Map(
    Object.entries(schemas)
      .map(([name, json]) => [jsonText({ kind: 'schemas', json }), name] as const)
      .filter(([text]) => text.length >= lengthMin),
  );

  const count: Share = ({ kind, json, names }) => {
    const text = jsonText({ kind, json });
    const name = referredBy(json) ?? known.get(text);
    const counted = name ? addressOf('schemas', name) : text;
    uses.set(counted, (uses.get(counted) ?? 0) + 1);
    if (uses.get(counted) === 1) withParts(extended((name && schemas[name]) || json), names, count);
    return json;
  };

  /** Puts a part among the components, once. */
  function define({ kind, json, names }: Part, name: string) {
    if (!(name in components[kind])) {
      components[kind][name] = json;
      components[kind][name] = withParts(extended(json), names, share);
    }
    return { $ref: addressOf(kind, name) };
  }
  function share(part: Part): unknown {
    const { kind, json, names } = part;
    const text = jsonText(part);
    const named = referredBy(json) ?? known.get(text);
    if (named) {
      const reference = define({ kind: 'schemas', json: schemas[named] ?? {}, names: [named] }, named);
      return '$ref' in json ? json : reference;
    }
    if (!isWorthSharing(uses.get(text) ?? 0, text)) return withParts(extended(json), names, share);
    const isTaken = (one: string) => one in components[kind] || (kind === 'schemas' && one in schemas);
    const name = shared.get(text) ?? freeName(wantedNames(part), isTaken);
    shared.set(text, name);
    return define(part, name);
  }

  withParts(paths, [], count);
  return { paths: withParts(paths, [], share), components };
}
