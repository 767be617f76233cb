import { expect, it } from 'vitest';
import { createEventStreams } from './event-streams.ts';

const forever = async function* (signal: AbortSignal) {
  yield { at: 1 };
  await new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  return undefined;
};
const reader = () => ({ address: '192.0.2.1', event: {}, signal: new AbortController().signal });

it('ends when its time is over, without a word, and leaves its place', async () => {
  const streams = createEventStreams({ ofNetwork: 1, longestMs: 1 });
  const events = streams.open(reader(), forever);
  expect(await events.next()).toMatchObject({ value: { at: 1 } });
  expect(await events.next()).toEqual({ done: true, value: undefined });
  expect(await streams.open(reader(), forever).next()).toMatchObject({ done: false });
});

it('leaves the place of a reader who went away before its first event', () => {
  const streams = createEventStreams({ ofNetwork: 1, longestMs: 60_000 });
  const leave = new AbortController();
  streams.open({ ...reader(), signal: leave.signal }, forever);
  expect(() => streams.open(reader(), forever)).toThrow('limit of open streams');
  leave.abort();
  expect(() => streams.open(reader(), forever)).not.toThrow();
});

it('lets go of a source that its reader reads no further', async () => {
  const streams = createEventStreams({ ofNetwork: 1, longestMs: 60_000 });
  let isLetGo = false;
  const events = streams.open(reader(), async function* () {
    try {
      yield { at: 1 };
    } finally {
      isLetGo = true;
    }
    return undefined;
  });
  await events.next();
  await events.return(undefined);
  expect(isLetGo).toBe(true);
});
