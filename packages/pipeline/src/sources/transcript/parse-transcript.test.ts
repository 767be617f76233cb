import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readerVersions } from '../report/reader.version.ts';
import { SourceError } from '../source.errors.ts';
import { bytesOf, hasSuite, hostileInputs, readSuite, suiteLines } from '../suite.fixture.ts';
import { nothingSaid } from './about.text.ts';
import { parseTranscript } from './parse-transcript.ts';
import type { TranscriptHint } from './transcript.format.ts';

const parse = (text: string, hint: TranscriptHint = {}) => parseTranscript(bytesOf(text), hint);
const lines = (text: string, hint?: TranscriptHint) =>
  parse(text, hint).segments.map(({ speaker, text: words, startMs }) => [speaker, words, startMs]);

describe('captions', () => {
  it('joins cues of one voice into sentences and keeps the times', () => {
    const vtt =
      'WEBVTT\n\n00:00.000 --> 00:02.000\n<v Ann Lee>The fund\n\n00:02.000 --> 00:04.000\nreturned <i>7%</i>.\n\n00:04.000 --> 00:05.000\n<v Bo>Net &amp; gross?</v>\n\n00:09.000 --> 00:10.000\n<v Bo>Hello.';
    expect(parse(vtt)).toEqual({
      format: 'vtt',
      language: null,
      about: nothingSaid,
      report: { reader: 'transcript', format: 'vtt', version: readerVersions.transcript, entries: [] },
      segments: [
        { speaker: 'Ann Lee', text: 'The fund returned 7%.', startMs: 0, endMs: 4000 },
        { speaker: 'Bo', text: 'Net & gross?', startMs: 4000, endMs: 5000 },
        { speaker: 'Bo', text: 'Hello.', startMs: 9000, endMs: 10_000 },
      ],
    });
  });

  it('says rolling captions once', () => {
    const cue = (start: number, text: string) => `00:0${start}.000 --> 00:0${start + 1}.000\n${text}\n\n`;
    const vtt = `WEBVTT\n\n${cue(0, 'we begin today')}${cue(1, 'we begin today\nwith the pension')}${cue(2, 'with the pension')}${cue(3, 'with the pension\nfund of the state.')}`;
    expect(lines(vtt)).toEqual([[null, 'we begin today with the pension fund of the state.', 0]]);
  });

  it('reads SubRip with names before a colon, and a paragraph of at most about sixty words', () => {
    const srt = Array.from(
      { length: 12 },
      (_, index) =>
        `${index + 1}\r\n00:00:${String(index * 2).padStart(2, '0')},000 --> 00:00:${String(index * 2 + 2).padStart(2, '0')},000\r\n${index === 0 ? 'Ann: ' : index === 10 ? 'Bo Li: ' : ''}${index} one two three four five six seven eight nine.\r\n\r\n`,
    ).join('');
    const { segments } = parse(srt);
    expect(segments.map(({ speaker, startMs, endMs }) => [speaker, startMs, endMs])).toEqual([
      ['Ann', 0, 10_000],
      ['Ann', 10_000, 20_000],
      ['Bo Li', 20_000, 24_000],
    ]);
    expect(segments[0]?.text.startsWith('0 one')).toBe(true);
  });

  it.each([
    ['WEBVTT\n\nhello --> there\ntext', {}, 3, 'vtt'],
    ['hello world', { name: 'talk.vtt' }, 1, 'vtt'],
    ['1\n00:00:01,000 --> 0:00:0x\nbad\n\n2\n00:00:01 -> \n', { mime: 'application/x-subrip' }, 2, 'srt'],
    ['{\n "segments": [\n  {"start": 1,, }\n]}', {}, 3, 'json'],
    ['{"a": 1}', {}, 1, 'json'],
  ])('says what is broken, and where: %j', (text, hint, line, format) => {
    expect(() => parse(text, hint)).toThrow(
      expect.objectContaining({
        code: `source.transcript.${format}-broken`,
        line,
        message: expect.stringContaining(`line ${line}`),
      }),
    );
  });
});

describe('JSON', () => {
  it.each([
    [
      'Podcasting 2.0',
      { segments: [{ speaker: 'Ann', startTime: 0.5, endTime: 1, body: 'Hi.' }] },
      'Ann',
      500,
      1000,
    ],
    [
      'Whisper',
      { language: 'en', segments: [{ start: 0.5, end: 1, text: ' Hi.', words: [] }] },
      null,
      500,
      1000,
    ],
    [
      'whisper.cpp',
      { result: { language: 'en' }, transcription: [{ offsets: { from: 500, to: 1000 }, text: 'Hi.' }] },
      null,
      500,
      1000,
    ],
    ['turns', { turns: [{ speaker: '0', text: 'Hi.', t: 0.5, end: 1 }] }, '0', 500, 1000],
    ['a bare list', [{ speaker: 1, text: 'Hi.', start: '00:00:00.5', end: '00:00:01' }], '1', 500, 1000],
    [
      'utterances in ms',
      { utterances: [{ speaker: 'A', text: 'Hi.', start: 500, end: 1000 }] },
      'A',
      500,
      1000,
    ],
    [
      'nested results',
      { results: { utterances: [{ speaker: 0, transcript: 'Hi.', start: 0.5, end: 1 }] } },
      '0',
      500,
      1000,
    ],
    [
      'json3',
      { events: [{ tStartMs: 500, dDurationMs: 500, segs: [{ utf8: 'H' }, { utf8: 'i.' }] }] },
      null,
      500,
      1000,
    ],
    [
      'monologues',
      { monologues: [{ speaker: 2, elements: [{ value: 'Hi', ts: 0.5, end_ts: 1 }, { value: '.' }] }] },
      '2',
      500,
      1000,
    ],
  ])('%s', (_name, value, speaker, startMs, endMs) => {
    expect(parse(JSON.stringify(value)).segments).toEqual([{ speaker, text: 'Hi.', startMs, endMs }]);
  });
});

describe('HTML and text', () => {
  it('reads cite, time and p', () => {
    const html =
      '<cite>Ann:</cite><time>0:05</time><p>Hello &amp;\n welcome.</p><p>More.</p><cite>Bo</cite><time>1:00</time><p>Thanks.';
    expect(parse(html).segments).toEqual([
      { speaker: 'Ann', text: 'Hello & welcome.', startMs: 5000, endMs: 60_000 },
      { speaker: 'Ann', text: 'More.', startMs: null, endMs: null },
      { speaker: 'Bo', text: 'Thanks.', startMs: 60_000, endMs: null },
    ]);
  });

  it.each([
    [
      'Markdown',
      '**Ann Lee:** Hello: there.\n\n**Break:** \\[00:12:13.09\\]\n\nMore of it.\n\n**Bo:** Hi \\[laughs\\].',
    ],
    ['plain lines', 'Ann Lee: Hello: there.\nMore of it.\nBo: Hi [laughs].'],
    [
      'HTML paragraphs',
      '<p><b>Ann Lee:</b> Hello: there.</p><p>More of it.</p><p><b>Bo</b>: Hi [laughs].</p>',
    ],
    [
      'printed call',
      'Ann Lee -- Chief Executive Officer\n\nHello: there.\n\nMore of it.\n\nBo -- Analyst\n\nHi [laughs].',
    ],
  ])('%s', (_name, text) => {
    const { segments } = parse(text);
    expect(segments.map(({ speaker }) => speaker).join()).toMatch(/^(Ann Lee,){1,2}Bo$/);
    expect(segments.map((segment) => segment.text).join(' ')).toBe('Hello: there. More of it. Hi [laughs].');
  });

  it('takes times beside the names', () => {
    expect(lines('Ann Lee  0:05\nHello.\n\nBo Li  1:02:03\nHi.')).toEqual([
      ['Ann Lee', 'Hello.', 5000],
      ['Bo Li', 'Hi.', 3_723_000],
    ]);
    expect(lines('[00:00:05] Ann Lee: Hello.\n[00:00:09] Bo Li: Hi.')).toEqual([
      ['Ann Lee', 'Hello.', 5000],
      ['Bo Li', 'Hi.', 9000],
    ]);
  });

  it('a colon in prose names nobody', () => {
    const prose =
      'The board met in May. Result: the target stays.\n\nReturn: 7 %. It follows that all is well.\n\nNothing else was said.';
    expect(parse(prose).segments.map((segment) => segment.speaker)).toEqual([null, null, null]);
  });
});

it.each(hostileInputs)('%s ends with a result or a named error', (_name, bytes) => {
  for (const hint of [{}, { mime: 'application/json' }, { name: 'a.srt' }, { mime: 'text/html' }]) {
    try {
      expect(parseTranscript(bytes, hint).segments.length).toBeGreaterThan(0);
    } catch (error) {
      expect(error).toBeInstanceOf(SourceError);
    }
  }
});

describe.runIf(hasSuite('podcast-namespace/dev'))(
  'the examples of the namespace (skipped where absent)',
  () => {
    it.each([
      ['vtt', ['Sarah', 'Gillian']],
      ['srt', ['Travis']],
      ['json', ['Darth Vader', 'Luke']],
      ['html', ['Sarah', 'Gilon']],
    ])('%s', (format, speakers) => {
      const name = `podcast-namespace/dev/transcript-example.${format}`;
      const read = parseTranscript(readSuite(name), { name });
      expect(read.format).toBe(format);
      for (const speaker of speakers)
        expect(read.segments.map((segment) => segment.speaker)).toContain(speaker);
      expect(Math.max(...read.segments.map((segment) => segment.text.split(' ').length))).toBeLessThanOrEqual(
        110,
      );
    });
  },
);

const Call = z.object({ turns: z.array(z.object({ speaker: z.string(), text: z.string() })) });
describe.runIf(hasSuite('earnings22/dev'))('real earnings calls (skipped where absent)', () => {
  const calls = suiteLines('earnings22/dev/calls.jsonl', (line) => ({ line, call: Call.parse(line) }));

  it('keeps every word, in order, with times that never go back', () => {
    for (const { line, call } of calls) {
      const { segments } = parse(JSON.stringify(line));
      const words = (texts: { text: string }[]) =>
        texts
          .map(({ text }) => text)
          .join(' ')
          .replace(/\s+/g, ' ')
          .trim();
      expect(words(segments)).toBe(words(call.turns));
      expect(segments.every((one) => (one.endMs ?? 0) >= (one.startMs ?? 0))).toBe(true);
    }
  });
});

it.each(['Speaker from the public', 'Public speaker', 'Member of the public', 'Public Speaker 2'])(
  'takes "%s" for the label of a voice, although it is nobody\'s name',
  (label) => {
    const talk = [
      'Ann Lee: Item three, public comment. You have three minutes.',
      `${label}: Thank you. I left when it was ninety percent.`,
      'Ann Lee: Thank you.',
      'And this is the report, which goes on for a while.',
    ].join('\n\n');
    expect(
      parseTranscript(bytesOf(talk))
        .segments.map(({ speaker }) => speaker)
        .slice(0, 3),
    ).toEqual(['Ann Lee', label, 'Ann Lee']);
  },
);
