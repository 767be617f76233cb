import { buildItem } from '@ecco/factories/answers';
import { expect, test } from 'vitest';
import { embedCode } from './embed-code.ts';

test('the code names the player of the item and has its title', () => {
  const code = embedCode(buildItem(), 'https://ecco.example');
  expect(code).toContain('src="https://ecco.example/embed/fees"');
  expect(code).toContain('title="Why fees fell"');
  expect(code).toMatch(/^<iframe .*><\/iframe>$/);
});

test('a title cannot break out of the code', () => {
  const code = embedCode(buildItem({ title: '"><script>alert(1)</script> & more' }), 'https://ecco.example');
  expect(code).not.toContain('<script');
  expect(code).toContain('&quot;&gt;&lt;script&gt;');
});

test('a picture has more room than a sound', () => {
  const heightOf = (video_url: string | null) =>
    Number(/height="(\d+)"/.exec(embedCode(buildItem({ video_url }), ''))?.[1]);
  expect(heightOf('/media-files/a.mp4')).toBeGreaterThan(heightOf(null));
  expect(heightOf('https://example.org/a.MP3')).toBe(heightOf(null));
});
