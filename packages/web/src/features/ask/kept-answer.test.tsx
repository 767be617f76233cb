import type { AnswerGraph } from '@ecco/contract';
import { buildAnswer, buildEventCard } from '@ecco/factories/answers';
import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderComponent, renderLinked } from '../../testing/render.tsx';
import { answerText } from './answer-export.ts';
import { ClosestPassages } from './closest-passages.tsx';
import { GraphAnswer } from './graph-answer.tsx';
import type { GraphAnswerLine } from './graph-lines.ts';

const nothing: AnswerGraph = { asks: 'meeting', meetings: [], people: [], facts: [], signals: [] };
const fund = { uuid: 'f', slug: 'harbor', name: 'Harbor County', org_type: 'US_PENSION_FUND' as const };
const meeting = buildEventCard({
  title: 'Board meeting | Harbor County',
  date: '2099-12-10T14:00:00Z',
  time_zone: 'America/New_York',
  location: 'Room 2',
  agenda: ['Pacing plan'],
});

describe('what of an organization itself answers', () => {
  test('is a meeting with its hour, its place and its agenda, and leads to its page', async () => {
    renderLinked(
      <GraphAnswer answer={buildAnswer({ items: [], graph: { ...nothing, meetings: [meeting] } })} />,
    );
    expect(await screen.findByText(/Thursday, December 10, 2099 at 9:00 AM/)).toBeShown();
    expect(screen.getByText('Room 2')).toBeShown();
    expect(screen.getByText('Pacing plan')).toBeShown();
    expect(screen.getByRole('link', { name: 'Board meeting' }).getAttribute('href')).toBe(
      `/event/${meeting.uuid}`,
    );
  });

  test('is a fact with the day it is of and its source', async () => {
    const fact = {
      ...{ id: 'x', kind: 'total_assets' as const, value: 28.7e9, words: null, as_of: '2026-09-30' },
      ...{
        provenance: 'import' as const,
        source: 'Quarterly report',
        source_url: 'https://harbor.example/q3',
      },
      organization: fund,
    };
    renderLinked(
      <GraphAnswer answer={buildAnswer({ items: [], graph: { ...nothing, asks: 'fact', facts: [fact] } })} />,
    );
    expect(await screen.findByText('$28.7B')).toBeShown();
    expect(screen.getByText('As of Sep 30, 2026')).toBeShown();
    expect(screen.getByRole('link', { name: 'Quarterly report' }).getAttribute('href')).toBe(
      'https://harbor.example/q3',
    );
    expect(screen.getByRole('link', { name: 'Assets under management' }).getAttribute('href')).toBe(
      '/org/harbor',
    );
  });
});

test('where no meeting to come is kept, just that is said', () => {
  const scope = { kind: 'organisations' as const, id: 'harbor', title: 'Harbor County', items: 4 };
  renderComponent(
    <ClosestPassages answer={buildAnswer({ items: [], sources: [], scope, graph: nothing })} />,
  );
  expect(screen.getByRole('heading').textContent).toBe(
    'No such upcoming meeting of Harbor County is on file',
  );
});

test('it is copied with the address of its page', () => {
  const line: GraphAnswerLine = {
    ...{
      key: 'x',
      lead: '$28.7B',
      text: 'Assets under management',
      notes: ['As of Sep 30, 2026'],
      agenda: [],
    },
    page: { to: '/org/$id', id: 'harbor' },
    source: { text: 'Quarterly report', href: null },
  };
  const words = { sources: 'Sources', disagree: '', placeOf: () => '', origin: 'https://ecco.example' };
  const answer = buildAnswer({ query: 'What is its AUM?', items: [], sources: [] });
  expect(answerText(answer, { ...words, kept: [line] })).toBe(
    [
      'What is its AUM?',
      '$28.7B: Assets under management, As of Sep 30, 2026, Quarterly report https://ecco.example/org/harbor',
    ].join('\n\n'),
  );
});
