// The calls that the route table cannot hold, for the description of the API: a file goes in, text comes out.

import { IngestResult, UploadQuery, uploadRoute } from '@ecco/contract';
import { z } from 'zod';
import type { Operation } from './openapi.type.ts';
import { appTokenHeader } from './openapi-access.ts';

const plainSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema: _dialect, ...plain } = z.toJSONSchema(schema, { io, target: 'draft-2020-12' });
  return plain;
};

function uploadOperation(): Operation {
  const { properties = {}, required = [] } = plainSchema(UploadQuery, 'input');
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
          'application/json': { schema: JSON.parse(JSON.stringify(plainSchema(IngestResult, 'output'))) },
        },
      },
    },
  };
}

const appToken = { ...appTokenHeader, required: false, schema: { type: 'string' } } as const;

const markdown = {
  200: { description: 'OK', content: { 'text/markdown': { schema: { type: 'string' } } } },
} as const;

const guideIndex: Operation = {
  operationId: 'guide.index',
  summary: 'The guides for developers',
  parameters: [appToken],
  responses: markdown,
};

const guideRead: Operation = {
  operationId: 'guide.read',
  summary: 'A guide for developers',
  parameters: [{ name: 'file', in: 'path', required: true, schema: { type: 'string' } }, appToken],
  responses: markdown,
};

export type BesideOperation = { path: string; verb: 'get' | 'put'; operation: Operation };

/** Paths are under `/v2`, as those of the route table. */
export const besideOperations = (): BesideOperation[] => [
  { path: uploadRoute.path.replace(/^\/v2/, ''), verb: 'put', operation: uploadOperation() },
  { path: '/api-docs', verb: 'get', operation: guideIndex },
  { path: '/api-docs/{file}', verb: 'get', operation: guideRead },
];
