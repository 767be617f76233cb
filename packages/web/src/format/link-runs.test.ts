import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linkRuns } from './link-runs.ts';

const hrefs = (text: string) => linkRuns(text).flatMap(({ href }) => href ?? []);

test('web addresses are links, with what ends the sentence left out', () => {
  expect(hrefs('Open https://ecco.example/verify-email/a.b-c, or (http://b.example/x).')).toEqual([
    'https://ecco.example/verify-email/a.b-c',
    'http://b.example/x',
  ]);
  expect(hrefs('https://wiki.example/Fees_(funds)')).toEqual(['https://wiki.example/Fees_(funds)']);
});

test('nothing but http and https is one', () => {
  expect(
    hrefs('javascript:alert(1) data:text/html,x ftp://a.example mailto:a@b.example //c.example'),
  ).toEqual([]);
});

test('markup stays the text it is, and no address reaches out of a quotation', () => {
  expect(linkRuns('<a href="https://a.example">b</a>').map(({ text }) => text)).toEqual([
    '<a href="',
    'https://a.example',
    '">b</a>',
  ]);
});

test('the runs together are always the text', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.string(), fc.webUrl(), fc.constant('https://'))), (parts) => {
      const text = parts.join(' ');
      expect(
        linkRuns(text)
          .map((run) => run.text)
          .join(''),
      ).toBe(text);
    }),
  );
});
