import type { StatusUpdate } from '@ecco/contract';
import { expect, test, vi } from 'vitest';
import { createLiveStatus, type LiveSocket } from './live-status.store.ts';

const update: StatusUpdate = { uuid: 'a', processing_status: 'TRANSCRIBING', progress: 30 };

/** A socket in the hand: what was sent, and a way to receive. */
function aSocket() {
  const sent: string[] = [];
  const listeners = new Map<string, (value: never) => void>();
  const socket = {
    on: (name: string, react: (value: never) => void) => listeners.set(name, react),
    emit: (name: string, uuid: string) => sent.push(`${name} ${uuid}`),
    disconnect: () => undefined,
  };
  const receive = (name: string, value?: StatusUpdate): void => listeners.get(name)?.(value as never);
  return { sent, receive, connect: vi.fn(async () => socket as never as LiveSocket) };
}

test('watching joins the room of the item and asks for its status', async () => {
  const { sent, connect } = aSocket();
  createLiveStatus(connect).getState().watch('a');
  await vi.waitFor(() => expect(sent).toEqual(['join a', 'get_status a']));
});

test('an update is kept for whoever shows the item', async () => {
  const { sent, receive, connect } = aSocket();
  const live = createLiveStatus(connect);
  live.getState().watch('a');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  receive('status_update', update);
  expect(live.getState().updates['a']).toEqual(update);
});

test('several watchers share one socket and one room, which the last one leaves', async () => {
  const { sent, connect } = aSocket();
  const { watch } = createLiveStatus(connect).getState();
  const [first, second] = [watch('a'), watch('a')];
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  first();
  first();
  second();
  await vi.waitFor(() => expect(sent).toEqual(['join a', 'get_status a', 'leave a']));
  expect(connect).toHaveBeenCalledTimes(1);
});

test('after a broken connection the watched rooms are joined again', async () => {
  const { sent, receive, connect } = aSocket();
  createLiveStatus(connect).getState().watch('a');
  await vi.waitFor(() => expect(sent).toHaveLength(2));
  receive('connect');
  expect(sent.slice(2)).toEqual(['join a', 'get_status a']);
});

test('a socket that cannot be opened disturbs nobody', async () => {
  const live = createLiveStatus(() => Promise.reject(new Error('refused')));
  const leave = live.getState().watch('a');
  await Promise.resolve();
  leave();
  expect(live.getState().updates).toEqual({});
});
