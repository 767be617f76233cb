import { expect, test } from 'vitest';
import { createMessages } from '../../../messages/i18n.ts';
import { todayReason } from './today-reason.ts';

test('every item of the day says why it is there', () => {
  const { t } = createMessages();
  expect(todayReason(t, { reason: 'followed', need: 'fees' })).toBe('Matches your topic: fees');
  expect(todayReason(t, { reason: 'followed' })).toBe('From a show you follow');
  expect(todayReason(t, { reason: 'chosen' })).toBe('Matches the topics you chose');
  expect(todayReason(t, {})).toBe('New in the library');
});
