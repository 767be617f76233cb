import * as schemas from '@ecco/contract/schemas';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { describedPlaces, operationOf, places } from '../request/http/other-places.ts';
import { besideOperations, uploadOperation } from './additional-operations.ts';
import type { OpenApiDocument } from './openapi.type.ts';
import { accessOfOperation, securitySchemes, usualSecurity } from './openapi-access.ts';
import { type Described, withoutRepeats } from './openapi-repeats.ts';
import { namedSchemas, plainParameter, shortSchema } from './openapi-schema.ts';

const description = `Takes in podcasts, videos, articles, earnings calls and documents and answers with cited summaries and transcripts. Times are in the unit that their schema names.

An operation without \`security\` is for members and admins, with an API key or a session; an empty entry of \`security\` lets visitors in. Where \`apiKey\` is not listed, a key is not enough. What changes something is called from the pages of the product, or with an API key.

\`sort\` says what rows are ordered by; with a minus sign before it, the other way.

\`x-also\` of an operation lists the other verbs and paths under which it answers; under GET the fields of its body stand in the address.`;

const failure = {
  description:
    '400: the request is not valid, `issues` says where. 401: nobody is signed in. 403: not allowed, or not from a page of the product. 404: there is no such thing. 409: not as things are. 410: no longer. 413: too large. 422: the source cannot be read, the message says why. 429: too many requests.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } },
};

const converter = new ZodToJsonSchemaConverter({
  interceptors: [
    (converting) => {
      const [required, schema] = converting.next();
      return [required, shortSchema(schema)];
    },
  ],
});

const verbs = ['get', 'put', 'post', 'delete', 'patch'] as const;

/** The description of the API in OpenAPI 3.1, made from the contract, with every place of an operation written out. */
export async function describeApi(): Promise<OpenApiDocument> {
  const document = await new OpenAPIGenerator({ schemaConverters: [converter] }).generate(
    { ...describedPlaces(), upload: uploadOperation },
    {
      info: { title: 'Ecco', version: '2', description },
      servers: [{ url: '/v2' }],
      security: usualSecurity,
      commonSchemas: namedSchemas(schemas),
      components: { securitySchemes },
    },
  );
  const paths = document.paths ?? {};
  for (const { path, verb, operation } of besideOperations())
    paths[path] = { ...paths[path], [verb]: operation };
  for (const path of Object.values(paths))
    for (const verb of verbs) {
      const operation = path?.[verb];
      if (path && operation)
        path[verb] = {
          ...operation,
          ...accessOfOperation(operation),
          ...(operation.parameters && { parameters: operation.parameters.map(plainParameter) }),
          responses: { ...operation.responses, default: failure },
        };
    }
  return { ...document, paths };
}

/** The other places of an operation, as a list. */
const alsoAt = (id: string) => {
  const others = places.filter(({ name, operationId }) => name === id && operationId !== id);
  return others.length > 0 ? { 'x-also': others.map(({ method, path }) => `${method} ${path}`) } : {};
};

/** The operations, each at its own place alone. */
const ownPlaces = (paths: NonNullable<OpenApiDocument['paths']>) =>
  Object.entries(paths).flatMap(([path, operations]) => {
    const own = verbs.flatMap((verb) => {
      const operation = operations?.[verb];
      const id = operation?.operationId ?? '';
      return operation && id === operationOf(id) ? [[verb, { ...operation, ...alsoAt(id) }]] : [];
    });
    return own.length > 0 ? [[path, Object.fromEntries(own)]] : [];
  });

/** The description as it is handed out: what repeats is told once. */
export async function describeApiOnce() {
  const { paths = {}, components, ...document } = await describeApi();
  const whole: Described = JSON.parse(
    JSON.stringify({ paths: Object.fromEntries(ownPlaces(paths)), schemas: components?.schemas }),
  );
  const once = withoutRepeats(whole);
  return { ...document, paths: once.paths, components: { ...once.components, securitySchemes } };
}
