import type { AgendaItem, Citation, Decision, Signal, UnnamedVote } from '@ecco/domain';
import { expect, it } from 'vitest';
import type { ExportItem } from './export.type.ts';
import { exportItem } from './export-item.ts';

const at = (seconds: number): Citation => ({
  ...{ segmentId: `s${seconds}`, quote: 'Aye.', startMs: seconds * 1_000, endMs: null, page: null },
});
const said = (text: string, seconds: number) => ({ text, verbatim: true, citations: [at(seconds)] });
const cited = <Value>(value: Value, seconds: number) => ({
  ...{ value, certainty: 'stated' as const, citation: at(seconds) },
});

const agenda: AgendaItem[] = [
  { number: '1', title: 'Minutes', state: 'noted', firstSegment: 0, lastSegment: 1, citation: at(5) },
  { number: '4 D', title: 'Timber', state: 'failed', firstSegment: 2, lastSegment: 9, citation: at(60) },
];
const motion: Decision = {
  motion: said('Commit $25 million to timber.', 70),
  basis: 'motion',
  movedBy: cited('Ms. Ortiz', 70),
  secondedBy: { ...cited('Mr. Bell', 71), certainty: 'inferred' },
  result: cited('failed', 90),
  yes: cited(2, 88),
  no: cited(2, 89),
  abstain: null,
  ballots: [
    { name: 'Ortiz', ballot: 'yes', citation: at(80) },
    { name: 'Bell', ballot: 'no', citation: at(81) },
  ],
  voteUnread: null,
  amounts: [said('$25 million', 70)],
  conditions: [said('after legal review', 72)],
  amended: true,
  move: null,
  outcome: at(90),
  agendaItem: 1,
};
const signal: Signal = {
  kind: 'commitment',
  sentence: said('We commit to *timber*.', 70),
  stage: cited('rejected', 90),
  who: null,
  manager: cited('Fernhill', 70),
  vehicle: null,
  assetClass: null,
  strategy: null,
  consultant: null,
  person: null,
  amount: cited({ text: '$25 million', value: 25_000_000, currency: 'USD', terms: null }, 70),
  measure: null,
  decided: null,
  effective: null,
  places: [at(70), at(90)],
};
const item: ExportItem = {
  ...{ uuid: 'u', slug: 'board', kind: 'meeting', title: 'Board', showName: null, author: null },
  ...{
    releaseDate: null,
    sourceUrl: null,
    pageUrl: null,
    language: null,
    durationMs: null,
    segments: [],
    speakers: [],
  },
  isEstimated: () => false,
  labelOf: () => null,
  paperOf: () => null,
  ...{ madeBy: null, chapters: null, highlights: null, assertions: null },
  overview: { keyInsights: [said('Costs fell.', 200)], whyItMatters: [] },
  analysis: null,
  proceedings: { agenda, decisions: [motion], signals: [signal] },
};

it('tells the agenda with its decisions, votes and places before the other sentences', async () => {
  expect(await exportItem(item, 'md')).toContain(
    [
      '# Board\n\n## Agenda and decisions\n\n### 1 Minutes (0:00:05)\n\n- Noted\n',
      '### 4 D Timber (0:01:00)\n',
      '- Rejected, 2–2, as amended: Commit $25 million to timber',
      '  - Motion: “Commit $25 million to timber.” (0:01:10)',
      '  - Result: Failed, as amended (0:01:30)',
      '  - Moved by: Ms. Ortiz (0:01:10)',
      '  - Seconded by: Mr. Bell (inferred) (0:01:11)',
      '  - Vote: 2 yes (0:01:28), 2 no (0:01:29) (tied)',
      '  - By name: Yes: Ortiz (0:01:20); No: Bell (0:01:21)',
      '  - Amounts: “$25 million” (0:01:10)',
      '  - Conditions: “after legal review” (0:01:12)\n',
      '## Signals\n',
      '- Commitment rejected: $25 million to Fernhill',
      '  - Words: “We commit to \\*timber\\*.” (0:01:10, 0:01:30)',
      '  - Stage: rejected (0:01:30)',
      '  - Amount: $25 million (0:01:10)',
      '  - Manager: Fernhill (0:01:10)\n',
      '## Key insights\n',
    ].join('\n'),
  );
});

it('tells the same as plain text, and everything as JSON', async () => {
  const text = await exportItem(item, 'txt');
  expect(text).toContain('Agenda and decisions\n--------------------\n\n1 Minutes (0:00:05)');
  expect(text).toContain('  - Vote: 2 yes (0:01:28), 2 no (0:01:29) (tied)');
  expect(JSON.parse(await exportItem(item, 'json')).proceedings).toEqual(item.proceedings);
});

it('tells decisions that belong to no item, and that no result is stated', async () => {
  const alone = { ...motion, result: null, amended: false, agendaItem: null };
  const among = { ...item, proceedings: { agenda, decisions: [alone], signals: [] } };
  expect(await exportItem(among, 'md')).toContain(
    '### Other decisions\n\n- Moved, 2–2: Commit $25 million to timber\n  - Motion: “Commit',
  );
  const only = { ...item, proceedings: { agenda: [], decisions: [alone], signals: [] } };
  expect(await exportItem(only, 'md')).toContain('# Board\n\n## Decisions\n\n- Moved, 2–2: Commit');
  expect(await exportItem(only, 'md')).toContain('  - Result: not stated (0:01:30)');
});

it('tells a motion that nobody seconded apart from one that was voted down', async () => {
  const quote = 'It dies for lack of a second.';
  const died: Decision = {
    ...motion,
    amended: false,
    move: 'no-second',
    outcome: { ...motion.outcome, quote },
  };
  const failed = {
    ...died,
    result: { value: 'failed', certainty: 'stated', citation: died.outcome } as const,
  };
  const text = await exportItem({ ...item, proceedings: { agenda, decisions: [failed], signals: [] } }, 'md');
  expect(text).toContain('  - Result: Failed, no second (0:01:30)');
  expect(text).toContain('- Not seconded, 2–2: ');
});

it('tells a vote on a number under its item, and as no decision', async () => {
  const vote: UnnamedVote = { matter: 'item L', result: 'carried', outcome: motion.outcome, agendaItem: 0 };
  const reported = {
    agenda,
    decisions: [],
    signals: [],
    unnamedVotes: [vote, { ...vote, agendaItem: null }],
  };
  const text = await exportItem({ ...item, proceedings: reported }, 'md');
  const line = '- A vote was taken on item L; what it was about is not said here. Result: Carried (0:01:30)';
  expect(text.split('\n').filter((one) => one.startsWith('- A vote'))).toEqual([line, line]);
  expect(text).toContain('## Agenda and decisions');
  expect(text).not.toContain('Motion:');
});

it('says what the agenda of the meeting calls it, where it does', async () => {
  const vote: UnnamedVote = {
    matter: 'item 3',
    result: 'carried',
    outcome: motion.outcome,
    agendaItem: null,
  };
  const reported = { agenda: [], decisions: [], signals: [], unnamedVotes: [vote] };
  const paperOf = () => ({ title: 'Lease of the annex', paper: 'Agenda of May 4' });
  const text = await exportItem({ ...item, proceedings: reported, paperOf }, 'md');
  expect(text).toContain(
    '- A vote was taken on item 3. Result: Carried (0:01:30)\n  - In the agenda: “Lease of the annex” (Agenda of May 4)',
  );
});

it('says the number of an item once', async () => {
  const unnamed = agenda.map((one) => ({ ...one, number: '7', title: 'Item 7' }));
  const text = await exportItem(
    { ...item, proceedings: { agenda: unnamed, decisions: [], signals: [] } },
    'md',
  );
  expect(text).toContain('### Item 7 (0:00:05)');
});

it('has no heading for what there is nothing of', async () => {
  const nothing = { ...item, proceedings: { agenda: [], decisions: [], signals: [] } };
  const titles = (await exportItem(nothing, 'md')).match(/^#+ .*/gm);
  expect(titles).toEqual(['# Board', '## Key insights']);
  const agendaOnly = { ...item, proceedings: { agenda, decisions: [], signals: [] } };
  expect(await exportItem(agendaOnly, 'txt')).toContain('Agenda\n------\n');
});
