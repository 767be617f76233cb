import { describe, expect, it } from 'vitest';
import { pickFacts, pickLastMeetings, pickMeetings, pickPeople } from './pick.ts';

const now = new Date('2026-11-27T15:00:00Z');

describe('meetings', () => {
  const meetingOf = (title: string, at: string, part: { dayOnly?: boolean; agenda?: string[] } = {}) => ({
    ...{ title, heldAt: new Date(at), meetingType: null, dayOnly: false, agenda: [], ...part },
  });
  const kept = [
    meetingOf('Regular meeting', '2027-01-14T14:00:00Z', { agenda: ['Actuarial audit'] }),
    meetingOf('Board of Trustees', '2026-10-15T14:00:00Z'),
    meetingOf('Board of Trustees', '2026-12-10T14:00:00Z'),
    meetingOf('Investment Committee', '2026-12-07T14:00:00Z'),
  ];
  const asking = { asks: 'meeting' as const, body: null, topics: [], all: false };
  const picked = (part: Partial<{ body: string; topics: string[]; all: boolean }>) =>
    pickMeetings({ ...asking, ...part }, kept, now).map(({ heldAt }) => heldAt.toISOString().slice(0, 10));

  it('to come are told of the body that is asked of, the soonest', () => {
    expect(picked({})).toEqual(['2026-12-07']);
    expect(picked({ body: 'board' })).toEqual(['2026-12-10']);
    expect(picked({ body: 'investment committee' })).toEqual(['2026-12-07']);
    expect(picked({ body: 'committee' })).toEqual(['2026-12-07']);
    expect(picked({ body: 'audit committee' })).toEqual([]);
  });

  it('are told all, or those with a subject on their agenda, where that is asked', () => {
    expect(picked({ all: true })).toEqual(['2026-12-07', '2026-12-10', '2027-01-14']);
    expect(picked({ topics: ['audit'] })).toEqual(['2027-01-14']);
    expect(picked({ topics: ['januari'] })).toEqual(['2027-01-14']);
  });

  it('of a year are told where there are some', () => {
    expect(picked({ topics: ['2027'] })).toEqual(['2027-01-14']);
    expect(picked({ topics: ['2028'] })).toEqual([]);
  });

  it('that were are told of the body that is asked of, the last', () => {
    const last = (body: string | null) =>
      pickLastMeetings({ asks: 'last-meeting', body, topics: [] }, kept, now).map(({ title }) => title);
    expect(last('board')).toEqual(['Board of Trustees']);
    expect(last(null)).toEqual(['Board of Trustees']);
    expect(last('audit committee')).toEqual([]);
  });

  it('of which only the day is known are to come all day long', () => {
    const today = [meetingOf('Board', '2026-11-27T00:00:00Z', { dayOnly: true })];
    expect(pickMeetings(asking, today, now)).toHaveLength(1);
    expect(pickMeetings(asking, today, new Date('2026-11-28T00:00:00Z'))).toEqual([]);
  });
});

describe('people', () => {
  type Part = { name?: string; isOfBoard?: boolean; since?: string; until?: string };
  const personOf = (title: string, part: Part = {}) => ({
    ...{ name: 'Bo Lund', title, isOfBoard: false, since: null, until: null, ...part },
  });
  const kept = [
    personOf('Trustee and Chair of the Investment Committee', { isOfBoard: true }),
    personOf('Chair', { isOfBoard: true }),
    personOf('Vice Chair', { isOfBoard: true }),
    personOf('Chief Investment Officer', { until: '2025-06-30' }),
    personOf('Chief Investment Officer'),
    personOf('Deputy Chief Investment Officer, Private Markets'),
  ];
  const picked = (office: string | null) =>
    pickPeople({ asks: 'person', office, since: null }, kept, now).map((one) => kept.indexOf(one));

  it('are told by exactly the office that is asked for, as long as they hold it', () => {
    expect(picked('chief investment officer')).toEqual([4]);
    expect(picked('deputy chief investment officer')).toEqual([5]);
    expect(picked('chair')).toEqual([1]);
    expect(picked('chair of investment committee')).toEqual([0]);
    expect(picked('general counsel')).toEqual([]);
    expect(picked(null)).toEqual([0, 1, 2]);
  });
});

describe('since when somebody holds an office', () => {
  const varga = {
    ...{ name: 'Ana Larkmoor-Varga', title: 'Chief Investment Officer', isOfBoard: false },
    ...{ since: '2019-03-01', until: null },
  };
  const picked = (words: string, part: { since?: string | null } = {}) =>
    pickPeople({ asks: 'person', office: null, since: words.split(' ') }, [{ ...varga, ...part }], now)
      .length;

  it.each([
    'ana larkmoor-varga been chief investment officer',
    'a larkmoor-varga cio',
    'ms larkmoor-varga been cio',
    'ana larkmoor-varga been in office',
  ])('is told of whoever is named, in that office: %s', (words) => {
    expect(picked(words)).toBe(1);
  });

  it.each(['b larkmoor-varga cio', 'ana larkmoor-varga chair', 'ana cio', 'ana larkmoor-varga deputy cio'])(
    'is not told of anybody else, nor of another office: %s',
    (words) => {
      expect(picked(words)).toBe(0);
    },
  );

  it('is not told where nobody knows', () => {
    expect(picked('ana larkmoor-varga cio', { since: null })).toBe(0);
  });
});

it('a consultant may be called after what they consult on', () => {
  const kept = [
    { name: 'Bo Lund', title: 'General investment consultant, Birch Advisory', isOfBoard: false },
  ].map((one) => ({ ...one, since: null, until: null }));
  const picked = (office: string) => pickPeople({ asks: 'person', office, since: null }, kept, now).length;
  expect([picked('consultant'), picked('director')]).toEqual([1, 0]);
});

it('a fact is the newest that says where it comes from, or the last of a year', () => {
  const factOf = (asOf: string, source: string | null) => ({
    ...{ kind: 'funded_ratio' as const, asOf, source, sourceUrl: null },
  });
  const kept = [
    factOf('2024-06-30', 'Valuation'),
    factOf('2025-06-30', 'Valuation'),
    factOf('2026-06-30', null),
    factOf('2027-06-30', 'Projection'),
  ];
  const picked = (year: number | null) =>
    pickFacts({ asks: 'fact', fact: 'funded_ratio', year }, kept, now).map(({ asOf }) => asOf);
  expect(picked(null)).toEqual(['2025-06-30']);
  expect(picked(2024)).toEqual(['2024-06-30']);
  expect(picked(2020)).toEqual([]);
});
