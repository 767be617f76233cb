import type { JSONSchema } from '@orpc/openapi';
import { z } from 'zod';
import type { Operation } from './openapi.type.ts';

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

/** Names of fields are texts, and so are words to choose from, which needs no saying either. */
function withoutTextTypes({ propertyNames: _names, ...schema }: Schema): Schema {
  const { type, ...rest } = schema;
  return type === 'string' && schema.enum ? rest : schema;
}

/** A schema in the fewest words of its dialect. */
export const shortSchema = (schema: Schema): Schema =>
  withoutTextTypes(withNullAsType(withoutSafeBounds(schema)));

/** The schemas among what the contract exports, by the names it gives them. */
export const namedSchemas = (exported: object): Record<string, { schema: z.ZodType }> =>
  Object.fromEntries(
    Object.entries(exported).flatMap(([name, schema]: [string, unknown]) =>
      schema instanceof z.ZodType ? [[name, { schema }]] : [],
    ),
  );

type Parameter = NonNullable<Operation['parameters']>[number];

/**
 * A parameter as it is sent, and no more: the generator says of each that it may be empty, and takes references and
 * words to choose from for objects, which would be sent in brackets.
 */
export function plainParameter(parameter: Parameter): Parameter {
  if (!('name' in parameter)) return parameter;
  const { style, explode, required, name, schema = {}, ...rest } = parameter;
  const { allowEmptyValue: _empty, allowReserved: _reserved, ...plain } = rest;
  const isNested = 'type' in schema && (schema.type === 'object' || schema.type === 'array');
  return {
    name,
    ...plain,
    ...(required && { required }),
    schema,
    ...(isNested && style && explode !== undefined && { style, explode }),
  };
}
