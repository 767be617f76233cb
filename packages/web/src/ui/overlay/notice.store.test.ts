import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createNotices } from './notice.store.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const texts = (store: ReturnType<typeof createNotices>) =>
  store.getState().notices.map((notice) => notice.text);

test('a message leaves after its time, an error later, another when it is told to', () => {
  const store = createNotices();
  store.getState().say('Saved');
  store.getState().say('Broken', 'error');
  store.getState().say('Thanks', 'success', 2_000);
  vi.advanceTimersByTime(2_000);
  expect(texts(store)).toEqual(['Saved', 'Broken']);
  vi.advanceTimersByTime(2_000);
  expect(texts(store)).toEqual(['Broken']);
  vi.advanceTimersByTime(6_000);
  expect(texts(store)).toEqual([]);
});

test('the same text is shown once and its time begins anew', () => {
  const store = createNotices();
  store.getState().say('Saved');
  vi.advanceTimersByTime(3_000);
  store.getState().say('Saved');
  vi.advanceTimersByTime(3_000);
  expect(texts(store)).toEqual(['Saved']);
});

test('time stands still while a message is held', () => {
  const store = createNotices();
  store.getState().say('Saved');
  vi.advanceTimersByTime(3_000);
  store.getState().hold();
  vi.advanceTimersByTime(60_000);
  expect(texts(store)).toEqual(['Saved']);
  store.getState().release();
  vi.advanceTimersByTime(999);
  expect(texts(store)).toEqual(['Saved']);
  vi.advanceTimersByTime(1);
  expect(texts(store)).toEqual([]);
});

test('the last message outlives a reload, for what is left of its time', () => {
  createNotices().getState().say('You have been logged out.');
  expect(JSON.parse(localStorage.getItem('snackbar') ?? '')).toMatchObject({
    show: true,
    message: 'You have been logged out.',
    color: 'success',
  });
  vi.advanceTimersByTime(3_000);
  const reloaded = createNotices();
  expect(texts(reloaded)).toEqual(['You have been logged out.']);
  vi.advanceTimersByTime(1_000);
  expect(texts(reloaded)).toEqual([]);
  expect(texts(createNotices())).toEqual([]);
});

test('a message whose time is over is not shown again, nor is anything unreadable', () => {
  const persisted = { show: true, message: 'Saved', color: 'success', until: Date.now() };
  localStorage.setItem('snackbar', JSON.stringify(persisted));
  expect(texts(createNotices())).toEqual([]);
  localStorage.setItem('snackbar', JSON.stringify({ ...persisted, message: 7, until: Date.now() + 9_000 }));
  expect(texts(createNotices())).toEqual([]);
});

// Core specification, line 232 and 246: a message is shown for a time, on the page that it is about.
test('goes with its page, unless it is about the next one or can still be undone', () => {
  const store = createNotices();
  const { say, offer, turnPage } = store.getState();
  say('Verification failed', 'error');
  say('Login successful!', 'success', 50_000);
  offer('Removed', { label: 'Undo', run: () => undefined });
  vi.advanceTimersByTime(3_000);
  say('Saved under another name');
  turnPage();
  expect(texts(store)).toEqual(['Removed', 'Saved under another name']);
});
