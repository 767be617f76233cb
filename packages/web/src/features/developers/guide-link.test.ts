import { expect, test } from 'vitest';
import { readGuideLink } from './guide-link.ts';

test('a guide is named by its address or from where the reader is', () => {
  const errors = { to: 'guide', file: 'errors', hash: undefined };
  expect(readGuideLink('/api-docs/errors', 'paging')).toEqual(errors);
  expect(readGuideLink('errors', 'paging')).toEqual(errors);
  expect(readGuideLink('./errors#codes', 'paging')).toEqual({ ...errors, hash: 'codes' });
  expect(readGuideLink('../errors', 'more/paging')).toEqual(errors);
});

test('the index, a heading and the rest of the product are told apart', () => {
  expect(readGuideLink('/developers', 'errors')).toEqual({ to: 'index' });
  expect(readGuideLink('/api-docs/', 'errors')).toEqual({ to: 'index' });
  expect(readGuideLink('#codes', 'errors')).toEqual({ to: 'here', hash: 'codes' });
  expect(readGuideLink('/v2/openapi.json', 'errors')).toEqual({ to: 'product', href: '/v2/openapi.json' });
});

test('other sites are elsewhere, also where they look like a path', () => {
  expect(readGuideLink('https://spec.openapis.org/', '')).toEqual({
    to: 'elsewhere',
    href: 'https://spec.openapis.org/',
  });
  expect(readGuideLink('//spec.openapis.org/api-docs/x', '')).toEqual({
    to: 'elsewhere',
    href: 'https://spec.openapis.org/api-docs/x',
  });
});

test('what would run or is no address is not followed', () => {
  for (const href of ['javascript:alert(1)', 'data:text/html,x', 'http://', '', undefined])
    expect(readGuideLink(href, '')).toBeNull();
});

test('a broken escape in the address is kept as it is', () => {
  expect(readGuideLink('/api-docs/50%', '')).toEqual({ to: 'guide', file: '50%', hash: undefined });
});
