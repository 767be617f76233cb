type Json = { [key: string]: unknown };

const fieldsMin = 3;
const fieldsOf = ({ properties }: Json): [string, string][] =>
  Object.entries(properties ?? {}).map(([field, schema]) => [field, JSON.stringify(schema)]);
const requiredOf = ({ required }: Json): unknown[] => (Array.isArray(required) ? required : []);

/** Whether the one has every field of the other as it is there, and more. */
function extendsBase(one: Json, base: Json): boolean {
  const fields = new Map(fieldsOf(one));
  const required = requiredOf(one);
  return (
    fields.size > fieldsOf(base).length &&
    fieldsOf(base).every(([field, schema]) => fields.get(field) === schema) &&
    requiredOf(base).every((field) => required.includes(field))
  );
}

/** Says of a schema that has all fields of a named one that it extends it, and then its own fields alone. */
export function extensionsOf(schemas: Readonly<Record<string, Json>>): (schema: Json) => Json {
  const bases = Object.entries(schemas)
    .filter(([, schema]) => fieldsOf(schema).length >= fieldsMin && !('additionalProperties' in schema))
    .toSorted(([, one], [, other]) => fieldsOf(other).length - fieldsOf(one).length);

  return (schema) => {
    const { type: _type, properties, required: _required, ...rest } = schema;
    if ('additionalProperties' in schema) return schema;
    const [name, base] = bases.find(([, one]) => extendsBase(schema, one)) ?? [];
    if (!base) return schema;
    const known = new Set(fieldsOf(base).map(([field]) => field));
    const own = Object.entries(properties ?? {}).filter(([field]) => !known.has(field));
    const required = requiredOf(schema).filter((field) => !requiredOf(base).includes(field));
    return {
      ...rest,
      allOf: [{ $ref: `#/components/schemas/${name}` }],
      ...(own.length > 0 && { properties: Object.fromEntries(own) }),
      ...(required.length > 0 && { required }),
    };
  };
}
