import { expect, test } from 'vitest';
import { schemeOf } from './scheme.ts';

test.each([
  ['the query first', 'sports', '/onboarding/history', 'sports'],
  ['the path where the query names none', 'soap', '/onboarding/raising_kids', 'raising_kids'],
  ['the path without a query', undefined, '/onboarding/history/', 'history'],
  ['the default for anything else', undefined, '/onboarding/soap', 'default'],
  ['the default at the plain address', undefined, '/onboarding', 'default'],
])('the scheme is that of %s', (_case, ad, path, scheme) => {
  expect(schemeOf(ad, path)).toBe(scheme);
});
