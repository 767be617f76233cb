import { contract, isAudited } from '@ecco/contract/schemas';
import { auditFields, sentAuditFields } from '@ecco/domain';
import { expect, test } from 'vitest';
import { auditedWords } from '../../messages/ecco/audited.ts';
import { openMessages } from '../../messages/i18n.ts';
import { auditedValue } from './audited-value.tsx';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The names of every field in a JSON schema, at any depth. */
function fieldsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const { properties, items, anyOf, allOf, oneOf, $defs }: Record<string, unknown> = { ...schema };
  const inner = [
    items,
    ...listOf(anyOf),
    ...listOf(allOf),
    ...listOf(oneOf),
    ...Object.values({ ...Object($defs) }),
  ];
  const own = Object.entries({ ...Object(properties) });
  return [...own.flatMap(([name, one]) => [name, ...fieldsIn(one)]), ...inner.flatMap(fieldsIn)];
}

const sent = Object.values(contract).flatMap((procedures) =>
  Object.values(procedures).flatMap(({ '~orpc': route }) =>
    isAudited(route.meta.access) && route.inputSchema
      ? fieldsIn(route.inputSchema.toJSONSchema({ io: 'input', unrepresentable: 'any' }))
      : [],
  ),
);

test('every field that a call can send which the log tells of is known, and no other', () => {
  expect(sent.length).toBeGreaterThan(100);
  expect([...sentAuditFields].toSorted()).toEqual([...new Set(sent)].toSorted());
});

test('every field that the log can tell has words, which are no name of a program', () => {
  expect(Object.keys(auditedWords.auditedField).toSorted()).toEqual([...auditFields].toSorted());
  for (const words of Object.values(auditedWords.auditedField)) expect(words).toMatch(/^[A-Z][A-Za-z ()]*$/);
});

test('values are told in words, at any depth, and a field that nobody knows by its name', async () => {
  const messages = await openMessages('ecco');
  const reported = (value: unknown) => auditedValue(messages.t, value);
  expect(reported({ title: 'Chair', date: null, until: undefined })).toBe('Title: Chair, Date: –, Until: –');
  expect(reported({ status: 'Promoted' })).toBe('Status: Approved');
  expect(reported([true, 'false', 0.25])).toBe('Yes; No; 0.25');
  expect(reported([{ action: 'rename', new_name: 'Ann' }])).toBe('Action: rename, New name: Ann');
  expect([reported([]), reported({}), reported(''), reported({ before_long: 1 })]).toEqual([
    '–',
    '–',
    '–',
    'before_long: 1',
  ]);
});
