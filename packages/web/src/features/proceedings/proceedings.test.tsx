import type { Proceedings } from '@ecco/contract';
import {
  buildAgendaItem,
  buildCitation,
  buildCitedField,
  buildCitedText,
  buildDecision,
  buildProceedings,
  buildSignal,
  buildUnnamedVote,
} from '@ecco/factories/answers';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { renderComponent } from '../../testing/render.tsx';
import { JumpProvider } from '../../ui/citation/place.context.ts';
import { citationsOf } from './citations-of.ts';
import { mattersOf } from './matters.ts';
import { ProceedingsView } from './proceedings-view.tsx';
import type { ShowWords } from './show-words.ts';

const words: ShowWords = {
  words: ({ text }) => text,
  mark: ({ content_id }) => <sup>{content_id}</sup>,
};
const show = (part: Partial<Proceedings>) => {
  const jumps: unknown[] = [];
  renderComponent(
    <JumpProvider value={({ line, seconds }) => jumps.push([line, seconds])}>
      <ProceedingsView
        proceedings={buildProceedings({ agenda: [], decisions: [], signals: [], ...part })}
        title="What they did"
        show={words}
      />
    </JumpProvider>,
  );
  return jumps;
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('a decision stands under its item of the agenda, one without an item after all of them', () => {
  const [under, alone, lost] = [
    buildDecision(12, { agenda_item: 1 }),
    buildDecision(20),
    buildDecision(30, { agenda_item: 7 }),
  ];
  const agenda = [buildAgendaItem(0), buildAgendaItem(1)];
  const { matters, others } = mattersOf({
    agenda,
    decisions: [lost, under, alone],
    unnamed_votes: [],
  });
  expect(matters.map(({ decisions }) => decisions)).toEqual([[], [under]]);
  expect(others).toEqual([lost, alone]);
});

test.each([
  ['amendment', 'Amendment'],
  ['substitute', 'Substitute motion'],
  ['no-second', 'No second'],
] as const)('a decision says that it was on %s', (move, words) => {
  const result = buildCitedField(13, 'failed' as const);
  show({ decisions: [buildDecision(12, { move, result })] });
  expect(screen.getByText(words)).toBeShown();
});

test('a vote on a number is told with its result and its place, under its item or after all of them', async () => {
  const jumps = show({
    agenda: [buildAgendaItem(0, { title: 'Roofs' })],
    unnamed_votes: [
      buildUnnamedVote(4, { agenda_item: 0, result: 'failed' }),
      buildUnnamedVote(16, { matter: 'docket 0143' }),
    ],
  });
  const [under, alone] = screen.getAllByText(/^A vote was taken on /u);
  const item = screen.getByRole('listitem');
  expect(within(item).getByText(/on item L\. What it was about is not said here\./u)).toBe(under);
  expect(within(item).getByText('Failed')).toBeShown();
  expect(alone?.textContent).toMatch(/^A vote was taken on docket 0143\./u);
  await press('Play from 1:20');
  expect(jumps).toEqual([[16, 80]]);
});

test('a vote on a number says what the agenda of the meeting calls it, with a link into that paper', () => {
  const agenda = { uuid: 'paper', slug: 'board-agenda', kind: 'document' as const, title: 'Agenda' };
  const title = 'Approval of the $60 million commitment to Larch Growth Fund V';
  const citation = buildCitation(5, { item: agenda, source_text: title, page_number: 2 });
  show({ agenda: [], unnamed_votes: [buildUnnamedVote(4, { paper: { number: 'L', title, citation } })] });
  expect(screen.getByText('A vote was taken on item L.')).toBeShown();
  expect(screen.getByText(/^Item L, from the agenda:/u)).toBeShown();
  expect(screen.getByRole('link', { name: title }).getAttribute('href')).toMatch(
    /^\/doc\/paper\?content_id=5/u,
  );
});

describe('an agenda', () => {
  test('has number, title and state of each item, and leads to where it was taken up', async () => {
    const jumps = show({
      agenda: [buildAgendaItem(3, { number: 'IV.B', title: 'Roofs', state: 'deferred' })],
    });
    for (const text of ['IV.B', 'Roofs', 'Deferred']) expect(screen.getByText(text)).toBeShown();
    await press('Play from 2:30');
    expect(jumps).toEqual([[30, 150]]);
  });

  test('does not say of an item what its only decision says', () => {
    const decided = buildDecision(12, { agenda_item: 1, result: buildCitedField(13, 'carried') });
    show({ agenda: [buildAgendaItem(1, { state: 'carried' })], decisions: [decided] });
    expect(screen.getAllByText('Carried')).toHaveLength(1);
  });
});

describe('a decision', () => {
  test('tells what is known and leaves out the rest', () => {
    show({ decisions: [buildDecision(12)] });
    expect(screen.getByText('Moved: Adopt the pacing plan')).toBeShown();
    expect(screen.queryByText('Adopt the pacing plan.')).toBeNull();
    expect(screen.getByText('Result not stated')).toBeShown();
    for (const name of ['Moved by', 'Seconded by', 'Vote', 'By name', 'Amounts', 'Conditions'])
      expect(screen.queryByText(name)).toBeNull();
    expect(screen.queryByText('inferred')).toBeNull();
  });

  test('has its headline, and below it the words of a motion that the headline has not got', () => {
    const motion = buildCitedText('a one year extension at 285', [12]);
    show({ decisions: [buildDecision(12, { headline: 'Hire approved: Larch, $285,000, 5–1', motion })] });
    expect(screen.getByText('Hire approved: Larch, $285,000, 5–1')).toBeShown();
    expect(screen.getByText(motion.text)).toBeShown();
  });

  test('does not repeat the title that it stands under', () => {
    const motion = buildCitedText('7. Roofs, and forests.', [12]);
    const agenda = [buildAgendaItem(1, { title: 'Roofs and forests' })];
    show({ agenda, decisions: [buildDecision(12, { motion, agenda_item: 1 })] });
    expect(screen.queryByText(motion.text)).toBeNull();
    expect(screen.getByText('Roofs and forests')).toBeShown();
  });

  test('has its votes by number and by name, its sums and conditions, and leads to where the outcome is said', async () => {
    const jumps = show({
      decisions: [
        buildDecision(12, {
          basis: 'consent',
          amended: true,
          result: { ...buildCitedField(13, 'failed'), certainty: 'inferred' },
          moved_by: buildCitedField(12, 'Ms. Ortiz'),
          yes: buildCitedField(13, 4),
          no: buildCitedField(13, 4),
          abstain: buildCitedField(14, 1),
          ballots: [
            { name: 'Mr. Bell', ballot: 'no', citation: buildCitation(15) },
            { name: 'Ms. Ortiz', ballot: 'yes', citation: buildCitation(15) },
            { name: 'Dr. Lund', ballot: 'no', citation: buildCitation(15) },
          ],
          amounts: [buildCitedText('$4 million', [12])],
          conditions: [buildCitedText('if the roof holds', [12])],
        }),
      ],
    });
    const card = within(screen.getByRole('article'));
    const fields = card.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(fields).toEqual([
      'Ms. Ortiz12',
      '4 yes, 4 no, 1 abstaining14 (tied)',
      'Yes: Ms. Ortiz15 · No: Mr. Bell15, Dr. Lund15',
      '$4 million',
      'if the roof holds',
    ]);
    expect(card.getByText('inferred · Consent calendar · As amended')).toBeShown();
    await press('Play from 1:05');
    expect(jumps).toEqual([[13, 65]]);
  });

  test('says that its vote was not read, and where it is printed', async () => {
    const jumps = show({ decisions: [buildDecision(12, { vote_unread: buildCitation(16) })] });
    const card = within(screen.getByRole('article'));
    expect(card.getByText('Vote not read')).toBeShown();
    expect(card.queryByText('Vote')).toBeNull();
    await press('Play from 1:20');
    expect(jumps).toEqual([[16, 80]]);
  });
});

describe('a signal', () => {
  test('is a row with its headline, its words and facts, the inferred ones marked', () => {
    show({
      signals: [
        buildSignal(14, {
          headline: 'Commitment recommended: $4 million',
          stage: buildCitedField(14, 'recommended'),
          who: buildCitedField(2, 'Halvern'),
          amount: buildCitedField(14, { text: 'up to $4 million', value: 4e6, currency: 'USD', terms: null }),
          asset_class: { ...buildCitedField(20, 'timber'), certainty: 'inferred' },
          decided: buildCitedField(14, '2026-10-15'),
          effective: buildCitedField(14, 'by spring'),
        }),
      ],
    });
    const row = within(screen.getByRole('region', { name: 'Signals' }));
    for (const text of ['Commitment recommended: $4 million', 'The fund commits to timber.'])
      expect(row.getByText(text)).toBeShown();
    const facts = row.getAllByRole('listitem').slice(1);
    expect(facts.map(({ textContent }) => textContent)).toEqual([
      'Asset class timberinferred20',
      'Decided Oct 15, 2026',
      'Effective by spring',
    ]);
  });

  test('leads to each place once, however often it is cited there', () => {
    const signal = buildSignal(14);
    show({ signals: [{ ...signal, places: [...signal.places, ...signal.places] }] });
    const row = within(screen.getByRole('region', { name: 'Signals' }));
    expect(row.getAllByRole('button', { name: /1:10/ })).toHaveLength(1);
  });

  test('does not say again what a motion says, and names investors only where there are several', () => {
    const motion = buildCitedText('Sell the forest.', [12]);
    show({
      decisions: [buildDecision(12, { motion })],
      signals: [
        buildSignal(12, { sentence: motion, who: buildCitedField(1, 'Halvern') }),
        buildSignal(14, { who: buildCitedField(2, 'Orvane') }),
      ],
    });
    expect(screen.getAllByText('Sell the forest.')).toHaveLength(1);
    for (const fund of ['Halvern', 'Orvane']) expect(screen.getByText(fund)).toBeShown();
  });
});

test('every source that is shown can be numbered', () => {
  const proceedings = buildProceedings({
    decisions: [buildDecision(1, { moved_by: buildCitedField(4, 'Ms. Ortiz') })],
    signals: [buildSignal(2, { consultant: buildCitedField(5, 'Larch') })],
  });
  expect(citationsOf(proceedings).map(({ content_id }) => content_id)).toEqual([1, 4, 2, 5]);
});
