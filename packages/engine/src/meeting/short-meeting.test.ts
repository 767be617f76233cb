import type { ContentKind } from '@ecco/domain';
import { describe, expect, it } from 'vitest';
import { analyse } from '../analysis/build-analysis.ts';
import { buildOverview } from '../overview/build-overview.ts';
import { readProceedings } from '../proceedings/proceedings.ts';
import { sourceOf } from '../testing/source.fixture.ts';

const turns: [string, string][] = [
  [
    'A',
    "Good morning. This is a special meeting of the Board of Trustees of the Halvern Teachers' Retirement System, Tuesday, November 24, 2026.",
  ],
  ['B', 'Staff recommends that the Board commit 90 million dollars to Larch Timber Fund Four.'],
  ['C', 'I move that we commit $90 million to Larch Timber Fund Four.'],
  ['D', 'Second.'],
  ['A', 'All in favor? Opposed? Eight ayes, one no. The motion carries.'],
  ['B', 'I also report that Dana Quill, our director of private markets, leaves on December 31.'],
];
const meeting = (kind: ContentKind) => ({ ...sourceOf(turns, { kind }), outline: { chapters: [] } });

describe.each(['episode', 'meeting', 'video'] as const)('six turns that are kept as one %s', (kind) => {
  it('hold the decision with its votes', () => {
    const { decisions } = readProceedings(meeting(kind));
    expect(
      decisions.map(({ motion, result, yes, no }) => [motion.text, result?.value, yes?.value, no?.value]),
    ).toEqual([['we commit $90 million to Larch Timber Fund Four', 'carried', 8, 1]]);
  });

  it('hold the commitment and who leaves, with whose they are', () => {
    const { signals } = readProceedings(meeting(kind));
    expect(signals).toMatchObject([
      {
        kind: 'commitment',
        stage: { value: 'approved' },
        who: { value: "Halvern Teachers' Retirement System" },
        vehicle: { value: 'Larch Timber Fund Four' },
        amount: { value: { value: 90e6 } },
        decided: { value: '2026-11-24' },
      },
      { kind: 'departure', person: { value: 'Dana Quill' }, effective: { value: 'December 31' } },
    ]);
  });

  it('are told by it, and not as nothing', () => {
    const entityAnalysis = analyse(meeting(kind));
    expect(entityAnalysis.oneLiner?.text).toMatch(/\$90 million/);
    const { keyInsights } = buildOverview(meeting(kind));
    expect(keyInsights.map(({ text }) => text).join(' ')).toMatch(/90 million.+December 31/s);
  });
});

it('somebody who only speaks of a motion meets with nobody', () => {
  const talk = sourceOf([
    ['A', 'In my novel I move that the harbor be sold.'],
    ['B', 'And then?'],
    ['A', 'The motion fails, of course.'],
  ]);
  expect(readProceedings({ ...talk, outline: { chapters: [] } }).decisions).toEqual([]);
});
