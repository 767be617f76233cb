import type { MinutesComparison as Comparison } from '@ecco/contract';
import { buildCitation, buildCitedText, buildMeeting, buildMeetingSource } from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { type Reply, standIn } from '../../testing/api-stand-in.ts';
import { renderLinked } from '../../testing/render.tsx';
import { hasBothSides } from './has-minutes.ts';
import { MinutesComparison } from './minutes-comparison.tsx';

const meeting = buildMeeting({ title: 'Board' });
const call = `GET /v2/pension_funds/events/${meeting.uuid}/minutes_comparison`;
const { item } = buildCitation(3);
const nothing: Comparison = {
  state: 'compared',
  recording: { ...item, title: 'The recording' },
  minutes: { ...item, title: 'The minutes' },
  gaps: [],
  differences: [],
  compared: { decisions: 4, matched: 4, unclear: 0 },
};
const comparison: Comparison = {
  ...nothing,
  gaps: [
    {
      kind: 'decision',
      signal: null,
      result: 'carried',
      text: buildCitedText('Sell the forest.', [3]),
      said: buildCitation(3),
      written: null,
    },
  ],
  differences: [
    {
      field: 'yes',
      motion: buildCitedText('Hire a custodian.', [5]),
      said: { value: '5', citation: buildCitation(6) },
      written: { value: '6', citation: buildCitation(8) },
    },
  ],
  compared: { decisions: 4, matched: 2, unclear: 1 },
};

async function show(reply: Reply) {
  await standIn({ [call]: () => reply });
  renderLinked(<MinutesComparison meeting={meeting} />);
  return within(await screen.findByRole('region', { name: 'Said, not in minutes' }));
}

describe('what is said and not in the minutes', () => {
  test('stands with its place, and what differs with both', async () => {
    const section = await show({ body: comparison });
    expect(await section.findByText('1 point missing from the minutes')).toBeShown();
    expect(section.getByText(/Sell the forest\./)).toBeShown();
    expect(section.getByText('Not found in the minutes')).toBeShown();
    expect(section.getByText('1 difference between the recording and the minutes')).toBeShown();
    expect(section.getByText('Votes in favor')).toBeShown();
    const ways = section
      .getAllByRole('link')
      .map((link) => decodeURIComponent(link.getAttribute('href') ?? '').replaceAll('"', ''));
    expect(ways).toHaveLength(3);
    for (const [at, line] of [3, 6, 8].entries()) {
      expect(ways[at]).toContain(`/event/${meeting.uuid}`);
      expect(ways[at]).toContain(`content_id=${line}`);
    }
  });

  test('says what was compared, and of how much nothing is claimed', async () => {
    const section = await show({ body: comparison });
    expect(await section.findByText(/“The recording” with “The minutes”/)).toBeShown();
    expect(section.getByText(/2 of 4 decisions in the recording were found in the minutes/)).toBeShown();
    expect(section.getByText(/1 could not be matched with certainty/)).toBeShown();
  });

  test('is nothing where both agree, and nothing is said where one was not read', async () => {
    expect(await (await show({ body: nothing })).findByText(/^Everything we could compare/)).toBeShown();
  });

  test('is not looked for in minutes that were not read whole', async () => {
    const section = await show({ body: { ...nothing, state: 'minutes-unread' } });
    expect(await section.findByText(/^The minutes were not read completely/)).toBeShown();
    expect(section.queryByText(/Everything we could compare/)).toBeNull();
  });

  test('can be asked for again where it did not come', async () => {
    const section = await show({ status: 500, body: { message: 'Busy.' } });
    await userEvent.click(await section.findByRole('button', { name: 'Try again' }));
    expect(await section.findByText('The comparison could not be loaded.')).toBeShown();
  });
});

test('only a meeting with a recording and minutes has two sides', () => {
  const paper = (type: 'agenda' | 'minutes' | 'meeting-transcript') =>
    buildMeetingSource({ kind: 'document', document_type: type });
  const media = [buildMeetingSource({ kind: 'meeting' })];
  const sides = (part: object) => hasBothSides(buildMeeting(part));
  expect(sides({ media, documents: [paper('minutes')] })).toBe(true);
  expect(sides({ documents: [paper('meeting-transcript'), paper('minutes')] })).toBe(true);
  expect(sides({ media, documents: [paper('agenda')] })).toBe(false);
  expect(sides({ documents: [paper('minutes')] })).toBe(false);
});
