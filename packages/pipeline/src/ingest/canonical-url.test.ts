import { expect, it } from 'vitest';
import { canonicalUrl, canonicalUrls, pageKey } from './canonical-url.ts';

const story = 'https://field.example/news/story';

it.each([
  'https://FIELD.Example:443/news//story/?utm_source=x&mc_eid=1#part',
  'http://field.example./news/story;jsessionid=ABC123',
  'https://field.example/news/story/index.html?fbclid=1&fb_action_ids=2',
  'https://field.example/news/story?PHPSESSID=abc123def456&ref=twitter',
  'https://field.example/news/story/amp',
  'https://field.example/news/%73tory?outputType=amp',
  'https://field-example.cdn.ampproject.org/c/s/field.example/news/story',
  'https://www.google.com/url?q=https%3A%2F%2Ffield.example%2Fnews%2Fstory&sa=D',
  'https://nam02.safelinks.protection.outlook.com/?url=https%3A%2F%2Ffield.example%2Fnews%2Fstory&data=05',
  'https://urldefense.com/v3/__https://field.example/news/story__;!!AbC!x$',
  'https://urldefense.proofpoint.com/v2/url?u=https-3A__field.example_news_story&d=DwMF',
  'field.example/news/story',
  'feed:https://field.example/news/story',
])('%s is the story', (address) => {
  expect(canonicalUrl(address)).toBe(story);
});

it.each([
  ['https://field.example/a?ref=12', 'https://field.example/a?ref=13'],
  ['https://field.example/a?sid=12', 'https://field.example/a?sid=13'],
  ['https://field.example/#!/meeting/1', 'https://field.example/#!/meeting/2'],
  ['https://field.example/View.ashx?M=A&ID=1', 'https://field.example/View.ashx?M=M&ID=1'],
  ['https://field.example/News', 'https://field.example/news'],
  ['https://field.example:8443/a', 'https://field.example/a'],
])('%s is not %s', (one, other) => {
  expect(pageKey(one)).not.toBe(pageKey(other));
});

it('an address that leads to itself for ever is left as it stands', () => {
  const wrap = (address: string): string => `https://www.google.com/url?q=${encodeURIComponent(address)}`;
  const deep = wrap(wrap(wrap(wrap(story))));
  expect(canonicalUrl(deep)).toContain('google.com/url');
});

it('a page is known by the other names of its host', () => {
  expect(canonicalUrls('https://m.field.example/news/story')).toEqual([
    'https://m.field.example/news/story',
    story,
    'https://www.field.example/news/story',
  ]);
});
