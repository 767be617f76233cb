import { contract, ErrorBody } from '@ecco/contract/schemas';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { besideOperations } from './beside-operations.ts';
import { contractRoutes } from './contract-routes.ts';
import type { OpenApiDocument } from './openapi.type.ts';
import { accessOfOperation, securitySchemes } from './openapi-access.ts';

const failures: Readonly<Record<string, string>> = {
  400: 'The request is not valid; `issues` says where.',
  401: 'Nobody is signed in.',
  403: 'Not allowed, or not from a page of the product.',
  404: 'There is no such thing.',
  413: 'Too large.',
  422: 'The source cannot be read; the message says why.',
  429: 'Too many requests.',
};

const generate = () =>
  new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: 'Ecco',
      version: '2',
      description:
        'Takes in podcasts, videos, articles, earnings calls and documents and answers with cited summaries and transcripts. Times are in the unit that their schema names.',
    },
    servers: [{ url: '/v2' }],
    commonSchemas: { ErrorBody: { schema: ErrorBody } },
  });

const operationOf = {
  GET: 'get',
  HEAD: 'head',
  POST: 'post',
  PUT: 'put',
  PATCH: 'patch',
  DELETE: 'delete',
} as const;

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
const failureResponses = Object.fromEntries(
  Object.entries(failures).map(([status, description]) => [status, { description, content: errorContent }]),
);

/** The description of the API in OpenAPI 3.1, made from the contract. */
export async function describeApi(): Promise<OpenApiDocument> {
  const document = await generate();
  const paths = document.paths ?? {};
  for (const { method, url } of contractRoutes()) {
    const path = paths[url.replace(/^\/v2/, '').replaceAll(/:(\w+)/g, '{$1}')];
    const operation = path?.[operationOf[method]];
    if (!operation) continue;
    operation.responses = { ...operation.responses, ...failureResponses };
    Object.assign(operation, accessOfOperation(operation.operationId));
  }
  for (const { path, verb, operation } of besideOperations())
    paths[path] = {
      ...paths[path],
      [verb]: {
        ...operation,
        ...accessOfOperation(operation.operationId),
        responses: { ...operation.responses, ...failureResponses },
      },
    };
  return {
    ...document,
    paths,
    components: { ...document.components, securitySchemes },
  };
}
