import { contract, isAudited } from '@ecco/contract/schemas';
import { expect, test } from 'vitest';
import { auditedWords } from '../../messages/ecco/audited.ts';
import { openMessages } from '../../messages/i18n.ts';
import { auditedAction } from './audited-action.ts';

const operations = Object.entries(contract).flatMap(([noun, procedures]) =>
  Object.entries(procedures).flatMap(([verb, { '~orpc': route }]) =>
    isAudited(route.meta.access) ? [`${noun}.${verb}`] : [],
  ),
);
const actionNames = Object.entries(auditedWords.audited).flatMap(([noun, verbs]) =>
  Object.keys(verbs).map((verb) => `${noun}.${verb}`),
);

test('the log has words for every operation that it tells of, and for no other', () => {
  expect(operations.length).toBeGreaterThan(40);
  expect(actionNames.toSorted()).toEqual(operations.toSorted());
});

test('an entry is told in words, and one of an operation that is unknown by its name', async () => {
  const messages = await openMessages('ecco');
  expect(auditedAction(messages, 'meeting.remove')).toBe('Deleted a meeting');
  expect(auditedAction(messages, 'meeting.postpone')).toBe('Other change (meeting.postpone)');
  expect(auditedAction(messages, 'meeting')).toBe('Other change (meeting)');
});
