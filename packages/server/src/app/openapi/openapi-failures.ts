// What a call answers that fails, in the description of the API: told once, and referred to by the operations that can.

import type { Action } from '@ecco/contract/schemas';
import { isRouteName, type Rule, ruleOf } from '../../request/access/route-policy.ts';
import { operationOf } from '../../request/http/other-places.ts';
import type { OpenApiDocument, Operation } from './openapi.type.ts';

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/ErrorBody' } } };
const failure = (description: string) => ({ description, content: errorContent });

const failures = {
  400: ['Invalid', 'The request is not valid; `issues` says where.'],
  401: ['NotSignedIn', 'Nobody is signed in.'],
  403: ['NotAllowed', 'Not allowed, or not from a page of the product.'],
  404: ['NotFound', 'There is no such thing.'],
  413: ['TooLarge', 'Too large.'],
  422: ['Unreadable', 'The source cannot be read; the message says why.'],
  429: ['TooMany', 'Too many requests.'],
} as const;

const statuses = [400, 401, 403, 404, 413, 422, 429] as const satisfies readonly (keyof typeof failures)[];

export const responses = Object.fromEntries(
  Object.values(failures).map(([name, description]) => [name, failure(description)]),
);

type Status = keyof typeof failures;
type Schemas = NonNullable<NonNullable<OpenApiDocument['components']>['schemas']>;

/** Actions that read a source, or the stored one again, and fail where it cannot be read. */
const reading: ReadonlySet<Action> = new Set(['ingest', 'reprocess', 'curate', 'speak']);

/** The input of an operation as text, with the schemas that it refers to written out. */
function inputText({ parameters, requestBody }: Operation, schemas: Schemas): string {
  const seen = new Set<string>();
  const writtenOut = (text: string): string =>
    text.replaceAll(/"#\/components\/schemas\/(\w+)"/g, (reference, name: string) => {
      if (seen.has(name)) return reference;
      seen.add(name);
      return writtenOut(JSON.stringify(schemas[name]));
    });
  return writtenOut(JSON.stringify([parameters, requestBody]));
}

/** A thing is named in the path, by its id or by its slug. */
const namesThing = (input: string): boolean =>
  /"in":"path"|"format":"uuid"|"(?:name":")?(?:id|slug|email)"/.test(input);

function canFail(operation: Operation, rule: Rule, schemas: Schemas): Record<Status, boolean> {
  const { action, anonymous, member, appToken, session, writes, shared, limit } = rule;
  const takesInput = (operation.parameters ?? []).length > 0 || operation.requestBody !== undefined;
  const isDoor = action === 'enter' || action === 'claim-session';
  const input = inputText(operation, schemas);
  return {
    400: takesInput,
    401: anonymous !== 'yes' || appToken === true || isDoor,
    403: member === 'no' || writes === true || session === true || shared === true,
    404: namesThing(input) || action === 'enter',
    413: operation.requestBody !== undefined,
    422: reading.has(action) || /"name":"(?:transcribe|summarize)"/.test(input),
    429: limit !== undefined || anonymous === 'quota',
  };
}

/** The failures that an operation can have, by its row of access and what it takes; all where it has no row. */
export function failureResponses(operation: Operation, schemas: Schemas): Operation['responses'] {
  const name = operationOf(operation.operationId ?? '');
  const can = isRouteName(name) ? canFail(operation, ruleOf(name), schemas) : null;
  return Object.fromEntries(
    statuses
      .filter((status) => can?.[status] ?? true)
      .map((status) => [status, { $ref: `#/components/responses/${failures[status][0]}` }]),
  );
}
