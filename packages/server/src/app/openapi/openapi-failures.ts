// What a call answers that fails, in the description of the API: told once, and referred to by every operation.

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

export const responses = Object.fromEntries(
  Object.values(failures).map(([name, description]) => [name, failure(description)]),
);

export const failureResponses = Object.fromEntries(
  Object.entries(failures).map(([status, [name]]) => [status, { $ref: `#/components/responses/${name}` }]),
);
