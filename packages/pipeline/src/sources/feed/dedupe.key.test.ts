import { expect, it } from 'vitest';
import { dedupeKey, entryKeys } from './dedupe.key.ts';

const entry = (url: string | null, guid = 'g') => ({
  guid,
  title: 'The Pension Hour: #12!',
  publishedAt: '2025-03-04T10:00:00.000Z',
  link: null,
  enclosure: url === null ? null : { url, type: null, length: null },
});

it.each([
  'http://host.example.com/shows/12.mp3',
  'https://www.host.example.com/shows/12.mp3?updated=99&_from=rss',
  'https://dts.podtrac.example/redirect.mp3/host.example.com/shows/12.mp3',
  'https://a.example/e/b.example/track/XYZ/c.example/s/host.example.com/shows/12.mp3#t=1',
  'https://a.example/e/https://host.example.com/shows/12.mp3',
])('%s is the same file', (url) => {
  expect(dedupeKey(entry(url))).toBe('media:host.example.com/shows/12.mp3');
});

it('falls back on title and day', () => {
  expect(dedupeKey(entry(null))).toBe('title:2025-03-04:the pension hour 12');
});

it('knows an entry again whose guid changed', () => {
  const before = entryKeys(entry('https://host.example.com/12.mp3', 'old'));
  const after = entryKeys(entry('https://new.example.com/12.mp3', 'new'));
  expect(after.filter((key) => before.includes(key))).toEqual(['title:2025-03-04:the pension hour 12']);
});
