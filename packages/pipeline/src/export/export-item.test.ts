import { exportFormats } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import type { ExportItem, ExportLine } from './export.type.ts';
import { exportItem, exportPieces } from './export-item.ts';

const citation = { segmentId: 's1', quote: 'returned 9 %', startMs: 61_000, endMs: 64_500, page: null };
const speaker = {
  label: '1',
  name: 'Speaker One',
  role: null,
  organisation: null,
  provenance: null,
  confidence: 0,
  evidence: null,
};
const segment = {
  id: 's0',
  index: 0,
  speaker: '1',
  text: 'Good morning.',
  startMs: 0,
  endMs: null,
  page: null,
};
const item = {
  uuid: 'u',
  slug: 'the-board',
  kind: 'episode',
  title: 'The board & <friends>',
  showName: 'Trustee Hour',
  author: null,
  releaseDate: '2026-02-03T08:00:00.000Z',
  sourceUrl: null,
  pageUrl: null,
  language: 'en',
  durationMs: 3_725_000,
  speakers: [speaker],
  isEstimated: () => false,
  labelOf: () => null,
  paperOf: () => null,
  segments: [
    segment,
    {
      id: 's1',
      index: 1,
      speaker: null,
      text: 'The fund returned 9 % & <more>.',
      startMs: 61_000,
      endMs: 64_500,
      page: null,
    },
  ],
  madeBy: 'built-in 1',
  overview: {
    keyInsights: [{ text: 'The fund *returned* 9 %.', verbatim: true, citations: [citation] }],
    whyItMatters: [],
  },
  chapters: null,
  highlights: null,
  analysis: null,
  assertions: null,
  proceedings: { agenda: [], decisions: [], signals: [] },
} satisfies ExportItem;

describe('the export of an item', () => {
  it('as WebVTT escapes markup, names the voice and closes open cues', async () => {
    expect(await exportItem(item, 'vtt')).toBe(
      'WEBVTT\n\n00:00:00.000 --> 00:00:10.000\n<v Speaker One>Good morning.\n\n' +
        '00:01:01.000 --> 00:01:04.500\nThe fund returned 9 % &amp; &lt;more&gt;.\n',
    );
  });

  it('as SubRip numbers the cues from 1', async () => {
    expect(await exportItem(item, 'srt')).toContain(
      '1\n00:00:00,000 --> 00:00:10,000\nSpeaker One: Good morning.\n\n2\n',
    );
  });

  it('as Markdown states the place of every sentence and quotes only verbatim ones', async () => {
    const text = await exportItem(item, 'md');
    expect(text).toContain('# The board & \\<friends\\>');
    expect(text).toContain('- “The fund \\*returned\\* 9 %.” (0:01:01)');
    expect(text).toContain('**Speaker One** (0:00:00): Good morning.');
    expect(text).toContain('(0:01:01) The fund returned 9 % & \\<more\\>.');
    expect(text).toContain('- Summary made by: built-in 1');
    expect(text).not.toContain('Why it matters');
  });

  it('names who says a sentence beside its place, unless the name stands before the words', async () => {
    const said = { ...item, labelOf: (segmentId: string) => (segmentId === 's1' ? '1' : null) };
    expect(await exportItem(said, 'md')).toContain('- “The fund \\*returned\\* 9 %.” (Speaker One, 0:01:01)');
    const text = 'Speaker One: “The fund returned 9 %.”';
    const overview = { ...item.overview, keyInsights: [{ text, verbatim: false, citations: [citation] }] };
    expect(await exportItem({ ...said, overview }, 'txt')).toContain(`- ${text} (0:01:01)`);
    const statement = 'Speaker One: The fund returned 9 %.';
    const analysis = {
      oneLiner: { text: statement, verbatim: false, citations: [citation] },
      tldr: [],
      keyTopics: [],
      entities: [],
    };
    expect(await exportItem({ ...said, analysis }, 'txt')).toContain(`\n${statement} (0:01:01)`);
  });

  it('names nobody where the places of a sentence are of several', async () => {
    const citations = [citation, { ...citation, segmentId: 's0', startMs: 0 }];
    const overview = {
      ...item.overview,
      keyInsights: [{ text: 'Both said so.', verbatim: true, citations }],
    };
    const said = { ...item, overview, labelOf: (segmentId: string) => (segmentId === 's1' ? '1' : '2') };
    expect(await exportItem(said, 'txt')).toContain('- “Both said so.” (0:01:01, 0:00:00)');
  });

  it('as plain text says the same without markup', async () => {
    const text = await exportItem(item, 'txt');
    expect(text).toContain('The board & <friends>\n=====================\n');
    expect(text).toContain('- “The fund *returned* 9 %.” (0:01:01)');
    expect(text).toContain(
      '[0:00:00] Speaker One: Good morning.\n\n[0:01:01] The fund returned 9 % & <more>.',
    );
    expect(text).toContain('- Summary made by: built-in 1');
  });

  it('tells the takeaways and the sections of a chapter apart', async () => {
    const said = { text: 'Nine percent.', verbatim: false, citations: [citation] };
    const outline = {
      title: 'Returns',
      firstSegment: 0,
      lastSegment: 1,
      startMs: 0,
      endMs: 64_500,
      page: null,
      relevancy: 50,
      summary: [said],
      takeaways: [said],
      sections: [{ title: 'Fees', firstSegment: 1, startMs: 61_000, page: null }],
    };
    expect(await exportItem({ ...item, chapters: [outline] }, 'md')).toContain(
      '### Returns (0:00:00)\n\n- Nine percent. (0:01:01)\n\nTakeaways:\n\n- Nine percent. (0:01:01)\n\nSections:\n\n- Fees (0:01:01)\n\n',
    );
  });

  it('names pages where there are no times, and nobody who is unknown', async () => {
    const segments = item.segments.map((segment) => ({
      ...segment,
      speaker: 'Unknown',
      startMs: null,
      endMs: null,
      page: 3,
    }));
    const paged = { ...item, segments, speakers: [] };
    expect(await exportItem(paged, 'txt')).toContain('[Page 3]\n\nGood morning.\n\nThe fund returned');
    expect(await exportItem(paged, 'md')).toContain('*Page 3*\n\nGood morning.\n\nThe fund returned');
  });

  it('is written at once where every line has a speaker of its own', async () => {
    const labels = Array.from({ length: 30_000 }, (_, index) => `Speaker in the room ${index}`);
    const many = {
      ...item,
      segments: labels.map((speaker, index) => ({ ...segment, index, speaker })),
      speakers: labels.map((label) => ({ ...speaker, label, name: `${label} named` })),
    };
    expect(await exportItem(many, 'srt')).toContain('Speaker in the room 29999 named: Good morning.');
  });

  it('as JSON keeps ids, places and labels', async () => {
    const read = JSON.parse(await exportItem(item, 'json'));
    expect(read.segments[0]).toMatchObject({
      id: 's0',
      speaker: 'Speaker One',
      speakerLabel: '1',
      startMs: 0,
    });
    expect(read.overview).toEqual(item.overview);
  });

  it('as captions is refused for a text without times', async () => {
    const segments = item.segments.map((segment) => ({ ...segment, startMs: null }));
    await expect(exportItem({ ...item, segments }, 'srt')).rejects.toThrow(/has no times/);
  });
});

describe('a long item', () => {
  const count = 10_000;

  it.each(exportFormats)('leaves in pieces as its lines are read: %s', async (format) => {
    let read = 0;
    async function* lines(): AsyncGenerator<ExportLine, void> {
      for (; read < count; read += 1)
        yield { ...segment, id: `s${read}`, index: read, startMs: read * 1_000, text: `Line ${read}.` };
    }
    let pieces = 0;
    let longest = 0;
    let ahead = 0;
    let last = '';
    for await (const piece of exportPieces({ ...item, segments: lines() }, format)) {
      pieces += 1;
      ahead = Math.max(ahead, read - pieces);
      if (pieces > 1) longest = Math.max(longest, piece.length);
      last = piece.includes('Line') ? piece : last;
    }
    expect(pieces).toBeGreaterThanOrEqual(count);
    expect(ahead).toBeLessThan(3);
    expect(longest).toBeLessThan(500);
    expect(last).toContain(`Line ${count - 1}.`);
  });
});

describe('captions of a recording whose words have times', () => {
  it('say when each word sounds, in order and inside their cue', async () => {
    const text = 'Fees & costs fell.';
    const word = (said: string, startMs: number) => ({
      at: text.indexOf(said),
      length: said.length,
      startMs,
      endMs: startMs + 200,
      confidence: 0.9,
    });
    const words = [word('Fees', 1_000), word('&', 1_400), word('costs', 1_300), word('fell', 1_800)];
    const line: ExportLine = { ...segment, speaker: null, text, startMs: 1_000, endMs: 2_500, words };
    const written = await exportItem({ ...item, segments: [line] } satisfies ExportItem, 'vtt');
    expect(written).toContain('\nFees <00:00:01.400>&amp; costs <00:00:01.800>fell.\n');
    expect(await exportItem({ ...item, segments: [line] } satisfies ExportItem, 'srt')).toContain(
      `\n${text}\n`,
    );
  });
});
