import type { ExportFormat } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { readCueText } from '../sources/transcript/cue.text.ts';
import { readSrt } from '../sources/transcript/srt.parser.ts';
import { readTextTranscript } from '../sources/transcript/text.parser.ts';
import { readVtt } from '../sources/transcript/vtt.parser.ts';
import type { ExportItem } from './export.type.ts';
import { exportItem } from './export-item.ts';

type Line = { speaker: string | null; text: string; startMs: number; endMs: number };

const named = (label: string, name: string) => ({
  label,
  name,
  role: null,
  organisation: null,
  provenance: 'hand' as const,
  confidence: 1,
  evidence: null,
});

const lines: Line[] = [
  { speaker: 'Ada <Verity> & Co', text: 'Fees --> are 3 < 4 & 5 > 2.', startMs: 0, endMs: 3_999 },
  { speaker: 'Grace Öster', text: '“Quoted”: 42.', startMs: 4_001, endMs: 9_500 },
  { speaker: 'Grace Öster', text: '17', startMs: 9_500, endMs: 10_000 },
  {
    speaker: 'Grace Öster',
    text: 'A *starred* &amp; [bracketed] line.',
    startMs: 3_599_999,
    endMs: 3_600_001,
  },
  { speaker: 'Ada <Verity> & Co', text: '日本語の行。', startMs: 36_000_000, endMs: 36_004_000 },
];
const labels = new Map([
  ['Ada <Verity> & Co', '0'],
  ['Grace Öster', '1'],
]);
const item = {
  uuid: 'u',
  slug: 's',
  kind: 'episode',
  title: 'Read back',
  showName: null,
  author: null,
  releaseDate: null,
  sourceUrl: null,
  pageUrl: null,
  language: null,
  durationMs: null,
  speakers: [...labels].map(([name, label]) => named(label, name)),
  isEstimated: () => false,
  labelOf: () => null,
  paperOf: () => null,
  segments: lines.map(({ speaker, ...line }, index) => ({
    ...line,
    id: `s${index}`,
    index,
    speaker: labels.get(speaker ?? '') ?? null,
    page: null,
  })),
  madeBy: null,
  overview: null,
  chapters: null,
  highlights: null,
  analysis: null,
  assertions: null,
  proceedings: { agenda: [], decisions: [], signals: [] },
} satisfies ExportItem;

const exported = (format: ExportFormat): Promise<string> => exportItem(item, format);

describe('an export is read back to the same lines', () => {
  it('as WebVTT', async () => {
    const { cues, faults } = readVtt(await exported('vtt'));
    const read = cues.flatMap(({ text, startMs, endMs }) =>
      readCueText(text).map((run) => ({ ...run, startMs, endMs })),
    );
    expect(faults).toEqual([]);
    expect(read).toEqual(lines);
  });

  it('as SubRip, with the names before the words', async () => {
    const { cues, faults } = readSrt(await exported('srt'));
    expect(faults).toEqual([]);
    expect(cues.map(({ id: _id, ...cue }) => cue)).toEqual(
      lines.map(({ speaker, text, ...times }) => ({
        text: `${speaker}: ${text.replaceAll('-->', '→')}`,
        ...times,
      })),
    );
  });

  it('as JSON, with labels and names', async () => {
    const { segments } = JSON.parse(await exported('json'));
    expect(segments).toEqual(
      item.segments.map((segment, index) => ({
        ...segment,
        speaker: lines[index]?.speaker,
        speakerLabel: segment.speaker,
      })),
    );
  });

  it('as plain text, with times to the second', async () => {
    const [, transcript = ''] = (await exported('txt')).split('Transcript\n----------\n\n');
    const read = readTextTranscript(transcript.replaceAll('Ada <Verity> & Co', 'Ada Verity'));
    expect(read.map(({ text, startMs }) => ({ text, startMs }))).toEqual(
      lines.map(({ text, startMs }) => ({ text, startMs: Math.floor(startMs / 1_000) * 1_000 })),
    );
  });
});
