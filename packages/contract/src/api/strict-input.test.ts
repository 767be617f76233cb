import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Access, isAudited } from './access.ts';
import { contract } from './api.ts';

/** The calls by which admins change something, by name, with what they take in. */
const writersOfAdmins = Object.entries(contract).flatMap(([noun, routes]) =>
  Object.entries(routes).flatMap(([verb, procedure]) => {
    const { meta, inputSchema }: { meta: { access: Access }; inputSchema?: unknown } = procedure['~orpc'];
    return isAudited(meta.access) && inputSchema !== undefined
      ? [{ name: `${noun}.${verb}`, inputSchema }]
      : [];
  }),
);

describe('what an admin sends', () => {
  it('concerns many calls', () => {
    expect(writersOfAdmins.length).toBeGreaterThan(40);
  });

  // D80: nothing is dropped in silence, so a field that is misspelled is refused.
  it.each(writersOfAdmins)('to $name is refused with a field that it does not know', ({ inputSchema }) => {
    if (!(inputSchema instanceof z.ZodType)) throw new Error('This is no schema of the library.');
    const { error } = inputSchema.safeParse({ no_such_field: true });
    expect(error?.issues).toContainEqual(
      expect.objectContaining({ code: 'unrecognized_keys', keys: ['no_such_field'] }),
    );
  });
});
