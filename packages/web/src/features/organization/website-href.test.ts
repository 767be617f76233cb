import { expect, test } from 'vitest';
import { shownWebsite, websiteHref } from './website-href.ts';

test.each([
  ['linden.example', 'https://linden.example'],
  ['http://linden.example/a', 'http://linden.example/a'],
  ['HTTPS://linden.example', 'HTTPS://linden.example'],
  // A scheme that runs something becomes the name of a host, which no browser opens.
  ['javascript:alert(1)', null],
  ['', null],
])('%s leads to %s', (website, href) => {
  expect(websiteHref(website)).toBe(href);
});

test('its name is told without scheme and closing slash', () => {
  expect(shownWebsite('https://www.linden.example/')).toBe('linden.example');
});
