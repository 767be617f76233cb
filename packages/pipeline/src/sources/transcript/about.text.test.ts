import { describe, expect, it } from 'vitest';
import { bytesOf } from '../suite.fixture.ts';
import { nothingSaid } from './about.text.ts';
import { aboutTranscript, parseTranscript } from './parse-transcript.ts';

const turns =
  'Operator: Welcome to the call.\n\nAda Lind: Thank you, operator.\n\nBo Reyes: Good morning.\n\nAda Lind: Questions?';
const parse = (text: string, name = 'call.txt') => parseTranscript(bytesOf(text), { name });
const said = {
  ...nothingSaid,
  title: 'Lind Group: third quarter',
  publishedAt: '2026-10-29T00:00:00.000Z',
  description: 'Invented numbers, read aloud.',
};

describe('what a transcript says of itself is told of the item and is not transcript', () => {
  it.each([
    [
      'Markdown',
      '# Lind Group: third quarter\n\n2026-10-29\n\nInvented numbers, read aloud.\n\n## Transcript\n\n',
    ],
    ['plain lines', 'Lind Group: third quarter\n29 October 2026\n\nInvented numbers,\nread aloud.\n\n'],
    [
      'named lines',
      'Title: Lind Group: third quarter\nDate: October 29, 2026\nDescription: Invented numbers, read aloud.\n\n',
    ],
    [
      'front matter',
      '---\ntitle: "Lind Group: third quarter"\ndate: 2026-10-29\n---\n\nInvented numbers, read aloud.\n\n',
    ],
  ])('%s', (_name, head) => {
    const { about, segments } = parse(`${head}${turns}`);
    expect(about).toEqual(said);
    expect(segments[0]).toMatchObject({ speaker: 'Operator', text: 'Welcome to the call.' });
    expect(aboutTranscript(bytesOf(`${head}${turns}`))).toEqual(said);
  });

  it('the show and the organization, by their labels', () => {
    const place = { ...nothingSaid, show: 'Capital Notes', organization: 'Lind Group' };
    const labels = 'Show: Capital Notes\nOrganization: Lind Group';
    const cue = '00:00.000 --> 00:02.000\n<v Ada>Hello.</v>';
    expect(parse(`WEBVTT\n\nNOTE\n${labels}\n\n${cue}`, 'a.vtt').about).toEqual(place);
    const { about, segments } = parse(`Title: Results\n${labels}\n\n${turns}`);
    expect(about).toEqual({ ...place, title: 'Results' });
    expect(segments[0]).toMatchObject({ speaker: 'Operator' });
    const metadata = { podcast: 'Capital Notes', organization: 'Lind Group' };
    const json = JSON.stringify({ metadata, segments: [{ text: 'Hello.', start: 0 }] });
    expect(parse(json, 'a.json').about).toEqual(place);
  });

  it('WebVTT, behind its signature and in a note before the first cue', () => {
    const note = 'NOTE\ndate: 2026-10-29\ndescription: Invented numbers, read aloud.';
    const cue = '00:00.000 --> 00:02.000\n<v Ada>Hello.</v>';
    expect(parse(`WEBVTT - Lind Group: third quarter\n\n${note}\n\n${cue}`, 'a.vtt').about).toEqual(said);
    expect(parse(`WEBVTT Kind: captions; Language: en\n\n${cue}\n\nNOTE title: Late`, 'a.vtt').about).toEqual(
      nothingSaid,
    );
  });

  it('JSON, beside the list of segments', () => {
    const { title, description } = said;
    const json = JSON.stringify({
      title,
      description,
      date: '2026-10-29',
      segments: [{ text: 'Hello.', start: 0 }],
    });
    expect(parse(json, 'a.json').about).toEqual(said);
  });
});

describe('what is only text stays in the transcript', () => {
  it.each([
    [
      'an opening paragraph without a heading',
      'The recording starts late because the room was not ready.\n\n',
    ],
    [
      'a long introduction',
      `# The call\n\n${'A paragraph of the introduction, read by nobody in particular.\n\n'.repeat(5)}`,
    ],
  ])('%s', (_name, head) => {
    const { about, segments } = parse(`${head}${turns}`);
    expect(about).toEqual(nothingSaid);
    expect(segments[0]?.speaker).toBeNull();
  });

  it('a text in which nobody is named loses its heading and nothing else', () => {
    const { about, segments } = parse(
      '# The call\n\nWe begin with the numbers of the fund.\n\nThey are good.',
    );
    expect(about).toMatchObject({ title: 'The call', description: null });
    expect(segments.map(({ text }) => text).join(' ')).toBe(
      'We begin with the numbers of the fund. They are good.',
    );
  });
});
