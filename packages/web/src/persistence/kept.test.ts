import { expect, onTestFinished, test } from 'vitest';
import { forget, keep, keptNames, readKept } from './kept.ts';

test('what was kept is read back, and forgotten on demand', () => {
  keep('page', { title: 'Library' });
  expect(readKept('page')).toEqual({ title: 'Library' });
  expect(keptNames('pa')).toEqual(['page']);
  forget('page');
  expect(readKept('page')).toBeNull();
});

test('what is no longer readable counts as nothing', () => {
  localStorage.setItem('page', '{"title":');
  expect(readKept('page')).toBeNull();
});

test('a value that cannot be written leaves no older one behind', () => {
  keep('page', 'old');
  const circular: { self?: unknown } = {};
  circular.self = circular;
  keep('page', circular);
  expect(readKept('page')).toBeNull();
});

test('what belongs to the tab is not on the device', () => {
  keep('draft', 'half a sentence', 'tab');
  expect([readKept('draft', 'tab'), readKept('draft')]).toEqual(['half a sentence', null]);
  forget('draft', 'tab');
  expect(readKept('draft', 'tab')).toBeNull();
});

test('a browser that forbids to keep anything keeps nothing, and nobody minds', () => {
  const own = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
  onTestFinished(() => void Object.defineProperty(globalThis, 'localStorage', own ?? {}));
  Object.defineProperty(globalThis, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  keep('page', 'Library');
  expect([readKept('page'), keptNames('')]).toEqual([null, []]);
});
