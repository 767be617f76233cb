import { expect, test } from 'vitest';
import { mayReload } from './missing-part.ts';

test('a page reloads itself once, and again only after a minute', () => {
  sessionStorage.clear();
  expect(mayReload(sessionStorage, 1_000_000)).toBe(true);
  expect(mayReload(sessionStorage, 1_020_000)).toBe(false);
  expect(mayReload(sessionStorage, 1_061_000)).toBe(true);
});
