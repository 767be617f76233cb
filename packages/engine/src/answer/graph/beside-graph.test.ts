import { describe, expect, it } from 'vitest';
import { standsBeside } from './beside-graph.ts';

describe('beside what is kept of an organization', () => {
  const said = (text: string, lead: string | null = null) => ({ text, lead });

  it('stands a figure of the very thing, and no other', () => {
    const stands = standsBeside({ asks: 'fact', fact: 'funded_ratio', year: null }, []);
    expect(stands(said('The funded ratio is 82.6%.', '82.6%'))).toBe(true);
    expect(stands(said('The funded ratio was discussed.'))).toBe(false);
    expect(stands(said('Infrastructure is 5.3% of the fund.', '5.3%'))).toBe(false);
  });

  it('stands who is told there, or whoever else is named in the office', () => {
    const stands = standsBeside({ asks: 'person', office: 'chair', since: null }, ['Ana Varga']);
    expect(stands(said('Present: Bo Lund; Ana Varga, Chair.'))).toBe(true);
    expect(stands(said('Chair Bo Lund opened the meeting.', 'Bo Lund'))).toBe(true);
    expect(stands(said('The motion carried.'))).toBe(false);
  });

  it('stands nothing beside all of a board, and anything beside a meeting', () => {
    expect(
      standsBeside({ asks: 'person', office: null, since: null }, ['Ana Varga'])(said('Ana Varga spoke.')),
    ).toBe(false);
    const meeting = { asks: 'meeting' as const, body: null, topics: [], all: false };
    expect(standsBeside(meeting, [])(said('The next meeting is on June 3.'))).toBe(true);
    const last = { asks: 'last-meeting' as const, body: null, topics: [] };
    expect(standsBeside(last, [])(said('The ratio, last measured in June, rose.', 'June'))).toBe(false);
  });
});
