import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { hasSuite, suiteLines } from '../suite.fixture.ts';
import { nothingSaid } from './about.text.ts';
import { readVtt } from './vtt.parser.ts';

describe('WebVTT', () => {
  it('reads ids, times with and without hours, and raw payloads; passes NOTE, STYLE and REGION over', () => {
    const file = readVtt(
      'WEBVTT - title\nKind: captions\nLanguage: en-GB\n\nNOTE\na remark\n\nSTYLE\n::cue {}\n\nREGION\nid:x\n\nfirst\n00:01.500 --> 1:00:02.250 align:start\n<v Ann>Good &amp; well\nsecond line\n\n',
    );
    expect(file).toEqual({
      language: 'en-GB',
      about: { ...nothingSaid, title: 'title' },
      faults: [],
      cues: [{ id: 'first', startMs: 1500, endMs: 3_602_250, text: '<v Ann>Good &amp; well\nsecond line' }],
    });
  });

  it('drops a cue with wrong times and says which line', () => {
    const file = readVtt('WEBVTT\n\n00:01.000 --> 00:02,000\nwrong\n\n00:03.000 --> 00:04.000\nright');
    expect(file.cues.map((cue) => cue.text)).toEqual(['right']);
    expect(file.faults).toEqual([
      {
        ...{ line: 3, what: 'the times of the cue cannot be read.', before: 0 },
        ...{ timing: '00:01.000 --> 00:02,000', text: 'wrong' },
      },
    ]);
  });
});

const Case = z.object({
  id: z.string(),
  vtt: z.string().optional(),
  vtt_b64: z.string().optional(),
  expected: z.object({
    cues: z
      .array(
        z.object({
          startTime: z.number().optional(),
          endTime: z.number().optional(),
          id: z.string().optional(),
          text: z.string().optional(),
        }),
      )
      .optional(),
  }),
});
const suite = 'webvtt/dev/vttjs.jsonl';
const cases = suiteLines(suite, (line) => Case.parse(line)).filter(({ expected }) =>
  expected.cues?.every((cue) => cue.startTime !== undefined),
);
const squeeze = (text = '') => text.replace(/\s+/g, ' ').trim().toLowerCase();

describe.runIf(hasSuite(suite))('the WebVTT suite (skipped where it is absent)', () => {
  it.each(cases)('$id', (given) => {
    const text = given.vtt ?? Buffer.from(given.vtt_b64 ?? '', 'base64').toString('utf8');
    const cues = readVtt(text).cues.map((cue) => [cue.startMs, cue.endMs, cue.id, squeeze(cue.text)]);
    const requested = given.expected.cues?.map((cue) => [
      Math.round((cue.startTime ?? 0) * 1000),
      Math.round((cue.endTime ?? 0) * 1000),
      cue.id ?? '',
      squeeze(cue.text),
    ]);
    expect(cues).toEqual(requested);
  });
});
