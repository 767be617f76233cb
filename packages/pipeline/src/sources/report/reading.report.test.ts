import { describe, expect, it } from 'vitest';
import { openReport } from './reading.report.ts';

describe('a reading report', () => {
  it('counts parts of one kind and tells the place and the words of the first', () => {
    const report = openReport('transcript', 'vtt');
    for (const line of [14, 20, 32])
      report.note({ what: 'cue-time-unread', at: { kind: 'line', number: line }, excerpt: `cue at ${line}` });

    const { reader, format, entries } = report.close({ 'cue-time-unread': 240 });

    expect({ reader, format, entries }).toEqual({
      reader: 'transcript',
      format: 'vtt',
      entries: [
        {
          what: 'cue-time-unread',
          severity: 'not-understood',
          count: 3,
          of: 240,
          first: { kind: 'line', number: 14 },
          excerpt: 'cue at 14',
        },
      ],
    });
  });

  it('shows the beginning of a long part on one line, without half a character or a control sign', () => {
    const report = openReport('feed', 'rss');
    report.note({ what: 'entry-too-long', excerpt: `one\n\ttwo\0\u202E ${'x'.repeat(110)}😀😀😀` });

    const [entry] = report.close().entries;

    expect(entry?.excerpt).toBe(`one two ${'x'.repeat(110)}…`);
    expect(entry?.excerpt?.isWellFormed()).toBe(true);
  });

  it('has no entries where all of the source was read', () => {
    expect(openReport('pdf', 'pdf').close().entries).toEqual([]);
  });
});
