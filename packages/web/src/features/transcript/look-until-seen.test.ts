import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lookUntilSeen } from './look-until-seen.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Something that comes into view when it is scrolled to, unless it is out of reach. */
function something() {
  const state = { seen: false, reachable: true, scrolls: 0, told: 0 };
  const stop = lookUntilSeen({
    isSeen: () => state.seen,
    onScroll: () => {
      state.scrolls += 1;
      state.seen = state.reachable;
    },
    onSeen: () => {
      state.told += 1;
    },
  });
  return { state, stop };
}

test('what is moved away again after it was in view is scrolled to again, and told of once', () => {
  const { state } = something();
  vi.advanceTimersByTime(1_500);
  expect(state).toMatchObject({ seen: true, scrolls: 1, told: 1 });
  state.seen = false;
  vi.advanceTimersByTime(2_000);
  expect(state).toMatchObject({ seen: true, scrolls: 2, told: 1 });
});

test('what has stayed in view is left alone', () => {
  const { state } = something();
  vi.advanceTimersByTime(2_500);
  state.seen = false;
  vi.advanceTimersByTime(5_000);
  expect(state.scrolls).toBe(1);
});

test('what comes late is still looked for, but not for ever', () => {
  const { state } = something();
  state.reachable = false;
  vi.advanceTimersByTime(10_000);
  expect(state).toMatchObject({ scrolls: 100, told: 0 });
  vi.advanceTimersByTime(60_000);
  expect(state).toMatchObject({ scrolls: 201, told: 1 });
});

test.each(['wheel', 'touchmove', 'pointerdown', 'keydown', 'popstate'])(
  'a reader’s own %s ends it',
  (move) => {
    const { state } = something();
    state.reachable = false;
    vi.advanceTimersByTime(300);
    window.dispatchEvent(new Event(move));
    vi.advanceTimersByTime(5_000);
    expect(state).toMatchObject({ scrolls: 3, told: 1 });
  },
);

test('who asked for it can end it, and is told nothing more', () => {
  const { state, stop } = something();
  stop();
  vi.advanceTimersByTime(5_000);
  expect(state).toMatchObject({ scrolls: 0, told: 0 });
});
