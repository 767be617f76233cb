import { expect, it } from 'vitest';
import type { FeedEntry } from '../source.type.ts';
import { dedupeKey, entryKeys, withFilesByQuery } from './dedupe.key.ts';

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

it.each([
  ['an address without a file’s name', 'https://host.example.com/get.php'],
  ['a name that every file has', 'https://host.example.com/audio/play.mp3'],
])('%s is told apart by its query, but not by how it is delivered', (_name, url) => {
  const one = dedupeKey(entry(`${url}?episode=1&token=abc`));
  expect(dedupeKey(entry(`${url}?token=def&episode=1&utm_source=rss`))).toBe(one);
  expect(dedupeKey(entry(`${url}?episode=2&token=abc`))).not.toBe(one);
});

const feedEntry = (url: string): FeedEntry => ({
  ...entry(url),
  ...{ description: { html: '', text: '' }, durationMs: null, image: null, author: null },
  ...{ transcripts: [], chaptersUrl: null, chapters: [], chaptersUnread: 0, persons: [], soundbites: [] },
});

it('files of one path in one feed are told apart by their queries, whatever they are called', () => {
  const url = 'https://host.example.com/shows/latest.mp3';
  const entries = withFilesByQuery([`${url}?n=1`, `${url}?n=2`].map(feedEntry));
  expect(new Set(entries.map(dedupeKey)).size).toBe(2);
  const same = withFilesByQuery([`${url}?n=1`, `${url}?n=1&updated=3`].map(feedEntry));
  expect(new Set(same.map(dedupeKey)).size).toBe(1);
});

it('falls back on title and day', () => {
  expect(dedupeKey(entry(null))).toBe('title:2025-03-04:the pension hour 12');
});

it('knows an entry again whose guid changed', () => {
  const before = entryKeys(entry('https://host.example.com/12.mp3', 'old'));
  const after = entryKeys(entry('https://new.example.com/12.mp3', 'new'));
  expect(after.filter((key) => before.includes(key))).toEqual(['title:2025-03-04:the pension hour 12']);
});
