// The calls that the route table cannot hold, for the description of the API: a file goes in, text comes out.

import { bounceRoute, uploadRoute } from '@ecco/contract/schemas';
import { bounceOutcomes, exportFormats } from '@ecco/domain';
import { oc } from '@orpc/contract';
import { z } from 'zod';
import { feedCalendarPath, meetingCalendarPath } from '../calendar/calendar-path.ts';
import { exportMediaTypes, exportPath } from '../export/export-path.ts';
import type { Operation } from './openapi.type.ts';
import { appTokenHeader } from './openapi-access.ts';

/** A path of the router as the description writes it. */
const underBase = (path: string): `/${string}` =>
  `/${path.replace(/^\/v2\//, '').replaceAll(/:(\w+)/g, '{$1}')}`;

/** A file that goes in, as an operation of the contract library: only described by it, since the body is streamed. */
export const uploadOperation = oc
  .route({
    operationId: 'ingest.upload',
    method: uploadRoute.method,
    path: underBase(uploadRoute.path),
    summary: uploadRoute.summary,
    inputStructure: 'detailed',
  })
  .input(z.object({ query: uploadRoute.query, body: z.file().mime(uploadRoute.mediaType) }))
  .output(uploadRoute.result);

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

const calendarFile = (description: string) =>
  ({ description, content: { 'text/calendar': { schema: { type: 'string' } } } }) as const;

const calendarOfMeeting: Operation = {
  operationId: 'calendar.meeting',
  summary: 'A meeting as a file for calendars',
  parameters: [{ name: 'uuid', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: calendarFile('OK'),
    409: { description: 'The meeting has no date yet.', content: refusal },
  },
};

const calendarOfLink: Operation = {
  operationId: 'calendar.feed',
  summary: 'The meetings of an organization under a private link, for calendars',
  parameters: [{ name: 'file', in: 'path', required: true, schema: { type: 'string' } }],
  responses: {
    200: calendarFile('OK, with an ETag'),
    304: { description: 'The same as under the tag of If-None-Match.' },
  },
};

const handInBounce: Operation = {
  operationId: 'bounce.take',
  summary: bounceRoute.summary,
  parameters: [{ name: 'X-Bounce-Token', in: 'header', required: true, schema: { type: 'string' } }],
  requestBody: { required: true, content: { [bounceRoute.mediaType]: { schema: { type: 'string' } } } },
  responses: {
    200: {
      description: 'OK',
      content: {
        'application/json': {
          schema: {
            type: 'object',
            properties: { outcome: { type: 'string', enum: [...bounceOutcomes] } },
            required: ['outcome'],
          },
        },
      },
    },
  },
};

type BesideOperation = { path: string; verb: 'get' | 'post'; operation: Operation };

/** Paths are under `/v2`, as those of the route table. */
export const besideOperations = (): BesideOperation[] => [
  { path: underBase(exportPath), verb: 'get', operation: exportOne },
  { path: underBase(meetingCalendarPath), verb: 'get', operation: calendarOfMeeting },
  { path: underBase(feedCalendarPath), verb: 'get', operation: calendarOfLink },
  { path: underBase(bounceRoute.path), verb: 'post', operation: handInBounce },
  { path: '/api-docs', verb: 'get', operation: guideIndex },
  { path: '/api-docs/{file}', verb: 'get', operation: guideRead },
];
