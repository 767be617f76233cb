// The calls that the route table cannot hold, for the description of the API: a file goes in, text comes out.

import { IngestResult, UploadQuery, uploadRoute } from '@ecco/contract/schemas';
import { exportFormats } from '@ecco/domain';
import { z } from 'zod';
import { exportMediaTypes, exportPath } from '../export/export-path.ts';
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

const refusal = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } } as const;

const exportOne: Operation = {
  operationId: 'export.item',
  summary: 'An item as a file to keep',
  parameters: [
    { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
    { name: 'format', in: 'path', required: true, schema: { type: 'string', enum: [...exportFormats] } },
  ],
  responses: {
    200: {
      description: 'OK',
      content: Object.fromEntries(
        exportFormats.map((format) => [exportMediaTypes[format], { schema: { type: 'string' } }]),
      ),
    },
    409: { description: 'There is no transcript yet.', content: refusal },
  },
};

export type BesideOperation = { path: string; verb: 'get' | 'put'; operation: Operation };

/** A path of the router as the description writes it. */
const underBase = (path: string): string => path.replace(/^\/v2/, '').replaceAll(/:(\w+)/g, '{$1}');

/** Paths are under `/v2`, as those of the route table. */
export const besideOperations = (): BesideOperation[] => [
  { path: underBase(exportPath), verb: 'get', operation: exportOne },
  { path: uploadRoute.path.replace(/^\/v2/, ''), verb: 'put', operation: uploadOperation() },
  { path: '/api-docs', verb: 'get', operation: guideIndex },
  { path: '/api-docs/{file}', verb: 'get', operation: guideRead },
];
