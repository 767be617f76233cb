import { expect, onTestFinished, test } from 'vitest';
import { persistedNames, readPersisted, removePersisted, writePersisted } from './browser-storage.ts';

test('what was persisted is read back, and forgotten on demand', () => {
  writePersisted('page', { title: 'Library' });
  expect(readPersisted('page')).toEqual({ title: 'Library' });
  expect(persistedNames('pa')).toEqual(['page']);
  removePersisted('page');
  expect(readPersisted('page')).toBeNull();
});

test('what is no longer readable counts as nothing', () => {
  localStorage.setItem('page', '{"title":');
  expect(readPersisted('page')).toBeNull();
});

test('a value that cannot be written leaves no older one behind', () => {
  writePersisted('page', 'old');
  const circular: { self?: unknown } = {};
  circular.self = circular;
  writePersisted('page', circular);
  expect(readPersisted('page')).toBeNull();
});

test('what belongs to the tab is not on the device', () => {
  writePersisted('draft', 'half a sentence', 'tab');
  expect([readPersisted('draft', 'tab'), readPersisted('draft')]).toEqual(['half a sentence', null]);
  removePersisted('draft', 'tab');
  expect(readPersisted('draft', 'tab')).toBeNull();
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
  writePersisted('page', 'Library');
  expect([readPersisted('page'), persistedNames('')]).toEqual([null, []]);
});
