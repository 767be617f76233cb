// Component schemas of the API's description: each schema that the contract names stands there once.

import { z } from 'zod';
import type { OpenApiDocument, Operation } from './openapi.type.ts';

type Schemas = NonNullable<NonNullable<OpenApiDocument['components']>['schemas']>;

/** The schemas among what the contract exports, by the names it gives them. */
export const namedSchemas = (exported: object): Record<string, { schema: z.ZodType }> =>
  Object.fromEntries(
    Object.entries(exported).flatMap(([name, schema]: [string, unknown]) =>
      schema instanceof z.ZodType ? [[name, { schema }]] : [],
    ),
  );

const prefix = '#/components/schemas/';
const componentOf = (schema: unknown, schemas: Schemas): unknown =>
  typeof schema === 'object' && schema !== null && '$ref' in schema && typeof schema.$ref === 'string'
    ? schemas[schema.$ref.slice(prefix.length)]
    : undefined;
const isText = (schema: unknown): boolean =>
  typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'string';

/**
 * Parameters as they are sent: the generator takes every reference for an object, and those would be sent in
 * brackets, so what refers to a word is freed of that.
 */
export function plainParameters(operation: Operation, schemas: Schemas): Pick<Operation, 'parameters'> {
  if (!operation.parameters) return {};
  return {
    parameters: operation.parameters.map((parameter) => {
      if (!('schema' in parameter) || !isText(componentOf(parameter.schema, schemas))) return parameter;
      const { style: _style, explode: _explode, ...plain } = parameter;
      return plain;
    }),
  };
}

/** A body that a named schema is left over as, when the path has taken its part of the input, by that name. */
export function namedBody(operation: Operation, schemas: Schemas): Pick<Operation, 'requestBody'> {
  const body = operation.requestBody;
  const media = body && 'content' in body ? body.content['application/json'] : undefined;
  if (!body || !media) return {};
  const text = JSON.stringify(media.schema);
  const name = Object.keys(schemas).find((known) => JSON.stringify(schemas[known]) === text);
  if (name === undefined) return {};
  return {
    requestBody: { ...body, content: { 'application/json': { schema: { $ref: `${prefix}${name}` } } } },
  };
}
