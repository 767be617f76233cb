import { expect, it } from 'vitest';
import { shortSchema } from './openapi-schema.ts';

const safe = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
const nothing = { type: 'null' } as const;

it.each([
  ['a whole number', { type: 'integer', ...safe }, { type: 'integer' }],
  ['one with a bound of its own', { type: 'integer', ...safe, minimum: 1 }, { type: 'integer', minimum: 1 }],
  ['a number', { type: 'number', ...safe }, { type: 'number', ...safe }],
  [
    'a text that may be null',
    { anyOf: [{ type: 'string', maxLength: 9 }, nothing], description: 'Why' },
    { type: ['string', 'null'], maxLength: 9, description: 'Why' },
  ],
] as const)('%s is said in few words', (_what, schema, short) => {
  expect(shortSchema({ ...schema })).toEqual(short);
});

it.each([
  ['words to choose from', { anyOf: [{ type: 'string', enum: ['a'] }, nothing] }],
  ['a reference', { anyOf: [{ $ref: '#/components/schemas/Item' }, nothing] }],
  ['more than one kind', { anyOf: [{ type: 'string' }, { type: 'number' }, nothing] }],
  ['a null that says more', { anyOf: [{ type: 'string' }, { type: 'null', description: 'Not yet' }] }],
] as const)('%s and null stay as they are', (_what, schema) => {
  expect(shortSchema({ anyOf: [...schema.anyOf] })).toEqual(schema);
});
