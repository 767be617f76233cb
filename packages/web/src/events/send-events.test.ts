import { expect, test } from 'vitest';
import { standIn } from '../testing/api-stand-in.ts';
import { createEventLog } from './event-log.ts';
import { sendBeforeLeaving } from './send-before-leaving.ts';
import { sendEvents } from './send-events.ts';

const batch = [{ event: 'play', src: 'FE' as const, id: '00000000-0000-4000-8000-000000000001' }];

test.each([
  [200, 'stored'],
  [400, 'refused'],
  [403, 'refused'],
  [429, 'failed'],
  [503, 'failed'],
])('an answer of %d means that the events are %s', async (status, outcome) => {
  const { asked } = await standIn({ 'POST /v2/log_events': () => ({ status, body: { stored: 1 } }) });
  expect(await sendEvents(batch)).toBe(outcome);
  expect(asked).toEqual(['POST /v2/log_events']);
});

test.each([
  ['3600', { later: 3_600_000 }],
  ['31536000', { later: 86_400_000 }],
  ['soon', 'failed'],
])('one that asks to wait for %s s means %o', async (seconds, outcome) => {
  const headers = { 'retry-after': seconds };
  await standIn({
    'POST /v2/log_events': () => ({ status: 429, headers, body: { code: 'activity.quota-spent' } }),
  });
  expect(await sendEvents(batch)).toEqual(outcome);
});

test('events are sent when the page is hidden', async () => {
  const body = new Promise<string>((resolve) => {
    void standIn({
      'POST /v2/log_events': (_url, _request, text) => {
        resolve(text);
        return { body: { stored: 1 } };
      },
    }).then(() => {
      const events = createEventLog({ send: sendEvents, after: () => {} });
      sendBeforeLeaving(events);
      events.log({ event: 'copy_link', slug: 'fees' });
      window.dispatchEvent(new Event('pagehide'));
    });
  });
  expect(JSON.parse(await body)).toMatchObject([{ event: 'copy_link', slug: 'fees', src: 'FE' }]);
});
