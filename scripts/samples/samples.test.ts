import { existsSync, readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { timestamp } from './captions.vtt.ts';
import { cuesOf } from './recording.sound.ts';
import { disclaimer, readPage, readScript } from './script.source.ts';

const sample = (path: string): string => fileURLToPath(new URL(`../../samples/${path}`, import.meta.url));
const text = (path: string): string => readFileSync(sample(path), 'utf8');
const root = 'https://samples.ecco.example/';
const feeds = ['quorum-and-carry.xml', 'tamarind-forum.xml', 'halvern-board.xml'];
const scripts = [
  'podcast/01-assumed-return',
  'podcast/02-pacing-plan',
  'podcast/03-trustee',
  'video/panel',
  'meetings/halvern-board',
];

const milliseconds = (stamp: string): number =>
  stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1000;

describe('the committed samples', () => {
  it.each([...feeds, 'manifest.json'])('%s names only files that are there', (file) => {
    const addresses = text(file).match(/https:\/\/samples\.ecco\.example\/[\w\-/]+\.\w+/g) ?? [];
    expect(addresses.length).toBeGreaterThan(3);
    expect(addresses.filter((address) => !existsSync(sample(address.slice(root.length))))).toEqual([]);
  });

  it.each(feeds)('%s states the true size of each recording', (feed) => {
    const enclosures = [...text(feed).matchAll(/<enclosure url="([^"]+)" length="(\d+)"/g)];
    expect(enclosures).not.toEqual([]);
    for (const [, url = '', length] of enclosures) {
      expect(statSync(sample(url.slice(root.length))).size).toBe(Number(length));
    }
  });

  it.each(scripts)('the transcript of %s says what its source says, in order of time', (name) => {
    const script = readScript(`${name}.md`);
    const vtt = text(`transcripts/${script.head.slug}.vtt`);
    const spoken = script.lines.flatMap((line) => (line.kind === 'turn' ? cuesOf(line.words) : []));
    expect([...vtt.matchAll(/^<v [^>]+>(.*)$/gm)].map(([, words]) => words)).toEqual(spoken);
    const times = [...vtt.matchAll(/^([\d:.]+) --> ([\d:.]+)$/gm)].flatMap(([, start = '', end = '']) => [
      milliseconds(start),
      milliseconds(end),
    ]);
    expect(times).toEqual(times.toSorted((left, right) => left - right));
  });

  it('say that they are invented', () => {
    for (const file of [...feeds, 'earnings/quillhaven-group-q3-2026-earnings-call.txt'])
      expect(text(file)).toContain(disclaimer);
    expect(readPage('articles/orvane-index-vote.md').head.description).toContain(disclaimer);
  });
});

describe('cues', () => {
  it('keep short sentences together and never cut a figure', () => {
    expect(cuesOf('Two. It was $2.4 billion. Was it 7.25 percent?')).toEqual([
      'Two. It was $2.4 billion. Was it 7.25 percent?',
    ]);
    const long = 'word '.repeat(30).trim();
    expect(cuesOf(`${long}. And ${long}.`)).toHaveLength(2);
  });

  it('are stamped as WebVTT has it', () => {
    expect(timestamp(3_723_004)).toBe('01:02:03.004');
  });
});
