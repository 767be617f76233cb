import type { JSONSchema } from '@orpc/openapi';

type Schema = Exclude<JSONSchema, boolean>;

/** Every whole number that JSON carries is a safe one, which needs no saying. */
function withoutSafeBounds(schema: Schema): Schema {
  if (schema.type !== 'integer') return schema;
  const { minimum, maximum, ...rest } = schema;
  return {
    ...rest,
    ...(minimum !== undefined && minimum !== Number.MIN_SAFE_INTEGER && { minimum }),
    ...(maximum !== undefined && maximum !== Number.MAX_SAFE_INTEGER && { maximum }),
  };
}

const isNull = (schema: JSONSchema | undefined): boolean =>
  typeof schema === 'object' && schema.type === 'null' && Object.keys(schema).length === 1;

/** What may be null has one type more; words to choose from would have to list it too, and stay as they are. */
function withNullAsType(schema: Schema): Schema {
  const { anyOf = [], ...rest } = schema;
  const [one, other, ...others] = anyOf;
  if (typeof one !== 'object' || !isNull(other) || others.length > 0) return schema;
  if (typeof one.type !== 'string' || 'enum' in one || 'const' in one || 'properties' in one) return schema;
  return { ...one, type: [one.type, 'null'], ...rest };
}

/** A schema in the fewest words of its dialect. */
export const shortSchema = (schema: Schema): Schema => withNullAsType(withoutSafeBounds(schema));
