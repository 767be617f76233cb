import type { StatusUpdate } from '@ecco/contract';
import { expect, test, vi } from 'vitest';
import { createLiveStatus, type LiveSocket } from './live-status.store.ts';

const update: StatusUpdate = {
  uuid: 'a',
  processing_status: 'TRANSCRIBING',
  progress: 30,
  updated_at: '2026-03-05T00:00:00.000Z',
};

/** A socket in the hand: what was sent, and a way to receive. */
function aSocket() {
  const sent: string[] = [];
  const listeners = new Map<string, (value: never) => void>();
  const socket = {
    connected: false,
    on: (name: string, react: (value: never) => void) => listeners.set(name, react),
    emit: (name: string, uuid: string) => sent.push(`${name} ${uuid}`),
    disconnect: () => undefined,
  };
  const receive = (name: string, value?: StatusUpdate): void => listeners.get(name)?.(value as never);
  const turn = (connected: boolean): void => {
    socket.connected = connected;
    receive(connected ? 'connect' : 'disconnect');
  };
  const connect = vi.fn(async () => socket as never as LiveSocket);
  const isOpen = () => vi.waitFor(() => expect(listeners.size).toBeGreaterThan(0));
  return { sent, receive, turn, connect, isOpen };
}

test('watching joins the room of the item and asks for its status, once', async () => {
  const { sent, turn, connect, isOpen } = aSocket();
  createLiveStatus(connect).getState().watch('a');
  await isOpen();
  expect(sent).toEqual([]);
  turn(true);
  expect(sent).toEqual(['join a', 'get_status a']);
});

test('what is watched later is joined at once', async () => {
  const { sent, turn, connect, isOpen } = aSocket();
  const { watch } = createLiveStatus(connect).getState();
  watch('a');
  await isOpen();
  turn(true);
  watch('b');
  await vi.waitFor(() => expect(sent.slice(2)).toEqual(['join b', 'get_status b']));
});

test('an update is kept for whoever shows the item', async () => {
  const { turn, receive, connect, isOpen } = aSocket();
  const live = createLiveStatus(connect);
  live.getState().watch('a');
  await isOpen();
  turn(true);
  receive('status_update', update);
  expect(live.getState()).toMatchObject({ online: true, updates: { a: update } });
});

test('several watchers share one socket and one room, which the last one leaves', async () => {
  const { sent, turn, connect, isOpen } = aSocket();
  const { watch } = createLiveStatus(connect).getState();
  const [first, second] = [watch('a'), watch('a')];
  await isOpen();
  turn(true);
  first();
  first();
  second();
  await vi.waitFor(() => expect(sent).toEqual(['join a', 'get_status a', 'leave a']));
  expect(connect).toHaveBeenCalledTimes(1);
});

test('a broken connection is known, and what it told before counts no longer', async () => {
  const { turn, receive, connect, isOpen } = aSocket();
  const live = createLiveStatus(connect);
  live.getState().watch('a');
  await isOpen();
  turn(true);
  receive('status_update', update);
  turn(false);
  expect(live.getState()).toMatchObject({ online: false, updates: {} });
});

test('after a broken connection the watched rooms are joined again, each once', async () => {
  const { sent, turn, connect, isOpen } = aSocket();
  const { watch } = createLiveStatus(connect).getState();
  watch('a');
  const leave = watch('b');
  await isOpen();
  turn(true);
  turn(false);
  leave();
  turn(true);
  await vi.waitFor(() => expect(sent.slice(4)).toEqual(['join a', 'get_status a']));
});

test('a socket that cannot be opened disturbs nobody', async () => {
  const live = createLiveStatus(() => Promise.reject(new Error('refused')));
  const leave = live.getState().watch('a');
  await Promise.resolve();
  leave();
  expect(live.getState()).toMatchObject({ online: false, updates: {} });
});
