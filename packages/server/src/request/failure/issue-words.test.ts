import { expect, it } from 'vitest';
import { z } from 'zod';
import { issueWords } from './issue-words.ts';

const Shape = z.strictObject({
  title: z.string().min(1).max(5),
  per_page: z.coerce.number().max(10).min(1),
  people: z.array(z.object({ email: z.email(), level: z.enum(['read', 'edit']) })).max(2),
  zone: z.string().refine((zone) => zone === 'UTC', 'This is the name of no time zone.'),
});
const fine = { title: 'Fees', per_page: 5, people: [], zone: 'UTC' };
const person = { email: 'ada@fund.example', level: 'read' };

it.each([
  [{ title: undefined }, 'Title is missing.'],
  [{ title: '' }, 'Title is missing.'],
  [{ title: 'Too long a title' }, 'Title must have at most 5 characters.'],
  [{ title: 7 }, 'Title is not valid.'],
  [{ per_page: 11 }, 'Per page must be at most 10.'],
  [{ per_page: 0 }, 'Per page must be at least 1.'],
  [{ people: [person, { ...person, email: 'ada' }] }, 'Enter a valid email address.'],
  [{ people: [{ ...person, level: 'own' }] }, 'Level is not valid.'],
  [{ people: [person, 'ada'] }, 'Entry 2 of people is not valid.'],
  [{ people: [person, person, person] }, 'People must have at most 2 entries.'],
  [{ lnk: false }, 'Unknown field: "lnk".'],
  [{ zone: 'Mars' }, 'This is the name of no time zone.'],
])('tells of %j without the path of a field', (part, words) => {
  const { error } = Shape.safeParse({ ...fine, ...part });
  const [issue] = error?.issues ?? [];
  expect(issueWords({ path: issue?.path.join('.') ?? '', message: issue?.message ?? '' })).toBe(words);
});

it('tells of what is no request at all', () => {
  expect(issueWords({ path: '', message: 'Invalid input: expected object, received string' })).toBe(
    'The request is not valid.',
  );
});
