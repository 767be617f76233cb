import { expect, test } from 'vitest';
import { laterChunks } from '../../../messages/chunks.ts';
import { createMessages } from '../../../messages/i18n.ts';
import { todayReason } from './today-reason.ts';

test('every item of the day says why it is there', async () => {
  const messages = createMessages();
  messages.addResourceBundle('en', 'ecco', await laterChunks.lists(), true);
  const { t } = messages;
  expect(todayReason(t, { reason: 'followed', need: 'fees' })).toBe('Matches your topic: fees');
  expect(todayReason(t, { reason: 'followed' })).toBe('From a show you follow');
  expect(todayReason(t, { reason: 'chosen' })).toBe('Matches the topics you chose');
  expect(todayReason(t, {})).toBe('New in the library');
});
