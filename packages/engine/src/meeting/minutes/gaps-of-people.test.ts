import { describe, expect, it } from 'vitest';
import { type Line, sourceOf } from '../../testing/source.fixture.ts';
import { missingComments, missingDepartures, missingRecusals } from './gaps-of-people.ts';
import { readMinutesText } from './minutes-text.ts';

const said: Line[] = [
  ['Odette Lund', 'Good evening. We start with public comment. Ms. Anselm.'],
  [
    'Ruth Anselm',
    'My name is Ruth Anselm. Please open the Eastside branch on Sundays, my children have nowhere to study.',
  ],
  ['Odette Lund', 'Thank you. Item two is the lease with Cardinal Imaging.'],
  ['Tomas Park', "My firm leases space to Cardinal Imaging, so I'll abstain on this one."],
  ['Odette Lund', 'Noted. And Marcus has some news.'],
  ['Marcus Oduya', 'I have accepted a position elsewhere, and my last day as treasurer is October second.'],
];
const { segments } = sourceOf(said, { kind: 'meeting' });
const minutesOf = (...lines: string[]) => readMinutesText(lines.map((text) => ({ text })));
const textsOf = (gaps: { text: { text: string } }[]) => gaps.map(({ text }) => text.text);

describe('people of whom minutes say nothing', () => {
  const silent = minutesOf('The board leased a scanner from Cardinal Imaging.', 'Treasurer Oduya reported.');

  it('are guests of public comment, in their own words', () => {
    expect(textsOf(missingComments(segments, silent))).toEqual([
      'Please open the Eastside branch on Sundays, my children have nowhere to study.',
    ]);
  });

  it('are members who took no part', () => {
    expect(textsOf(missingRecusals(segments, silent))).toEqual([said[3]?.[1]]);
  });

  it('are those who say that they leave', () => {
    expect(missingDepartures(segments, silent)).toMatchObject([
      { kind: 'signal', signal: 'departure', said: { segmentId: 's5' } },
    ]);
  });

  it('are nobody where the minutes tell of them, by name or in other words', () => {
    for (const line of [
      'Ruth Anselm spoke.',
      'A mother asked for Sundays at the Eastside branch for children.',
    ])
      expect(missingComments(segments, minutesOf(line))).toEqual([]);
    for (const line of ['Park did not vote.', 'Mr. Park disclosed an interest.'])
      expect(missingRecusals(segments, minutesOf(line))).toEqual([]);
    for (const line of [
      'Mr. Oduya leaves in October.',
      'The treasurer, having accepted a position, departs.',
    ])
      expect(missingDepartures(segments, minutesOf(line))).toEqual([]);
  });
});
