import { contract, ErrorBody, IngestResult, UploadQuery, uploadRoute } from '@ecco/contract';
import { OpenAPIGenerator } from '@orpc/openapi';
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4';
import { z } from 'zod';
import { contractRoutes } from './contract-routes.ts';

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

export type OpenApiDocument = Awaited<ReturnType<typeof generate>>;
type PathItem = NonNullable<NonNullable<OpenApiDocument['paths']>[string]>;
type Operation = NonNullable<PathItem['get']>;

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
const failureResponses = Object.fromEntries(
  Object.entries(failures).map(([status, description]) => [status, { description, content: errorContent }]),
);

const schemaOf = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return plain;
};

/** The call that the route table cannot hold, since its body is a file. */
function uploadOperation(): Operation {
  const { properties = {}, required = [] } = schemaOf(UploadQuery, 'input');
  return {
    operationId: 'ingest.upload',
    summary: uploadRoute.summary,
    parameters: Object.entries(properties).map(([name, schema]) => ({
      name,
      in: 'query',
      required: required.includes(name),
      schema: typeof schema === 'boolean' ? {} : JSON.parse(JSON.stringify(schema)),
    })),
    requestBody: { required: true, content: { [uploadRoute.mediaType]: {} } },
    responses: {
      200: {
        description: 'OK',
        content: {
          'application/json': { schema: JSON.parse(JSON.stringify(schemaOf(IngestResult, 'output'))) },
        },
      },
      ...failureResponses,
    },
  };
}

/** The description of the API in OpenAPI 3.1, made from the contract. */
export async function describeApi(): Promise<OpenApiDocument> {
  const document = await generate();
  const paths = document.paths ?? {};
  for (const { method, url } of contractRoutes()) {
    const path = paths[url.replace(/^\/v2/, '').replaceAll(/:(\w+)/g, '{$1}')];
    const operation = method === 'POST' ? path?.post : path?.get;
    if (operation) operation.responses = { ...operation.responses, ...failureResponses };
  }
  paths[uploadRoute.path.replace(/^\/v2/, '')] = { put: uploadOperation() };
  return { ...document, paths };
}
