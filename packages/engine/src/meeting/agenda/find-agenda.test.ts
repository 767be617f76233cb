import { describe, expect, it } from 'vitest';
import { buildOutline } from '../../outline/build-outline.ts';
import type { Source } from '../../ports/ports.ts';
import { readProceedings } from '../../proceedings/proceedings.ts';
import { briefMinutes, britishCommittee } from '../testing/british-committee.fixture.ts';
import { byTheBook, captioned } from '../testing/captioned.fixture.ts';
import { cityCouncil } from '../testing/city-council.fixture.ts';
import { councilCommittee, endowment } from '../testing/consensus-boards.fixture.ts';
import { capitals, packet, resultsCall } from '../testing/more-shapes.fixture.ts';

function agendaOf(source: Source): string[] {
  const { agenda } = readProceedings({ ...source, outline: buildOutline(source) });
  return agenda.map(
    ({ number, title, state, firstSegment }) => `${firstSegment} ${number ?? '-'} ${title}, ${state ?? '?'}`,
  );
}

describe('the agenda of a meeting', () => {
  it('follows the chair who announces it', () => {
    expect(agendaOf(cityCouncil)).toEqual([
      '0 - Call to order, ?',
      '2 - Approval of the minutes of March 3, carried',
      "6 4 Actuary's contract, carried",
      '24 5 Bus shelter lease, failed',
      '27 6 Fiduciary insurance, carried',
    ]);
  });

  it('is what a chair calls people for, and the business that an unnamed item turns out to be', () => {
    expect(agendaOf(endowment)).toEqual([
      '0 - Call to order, carried',
      '1 - Performance, ?',
      '3 - Private credit target, carried',
      '10 - Sablewood fund, carried',
      '16 - Currency hedge, failed',
      '20 - Spending rule, deferred',
    ]);
    expect(agendaOf(councilCommittee)).toEqual([
      '0 3 Minutes of the last meeting, carried',
      '2 4 Investment strategy statement, carried',
      '8 5 Quarterly performance report, ?',
      '10 6 Divestment motion, failed',
      '14 7 Administration budget, carried',
    ]);
  });

  it('needs no numbers', () => {
    expect(agendaOf(captioned)).toEqual([
      '0 - Call to order, ?',
      '2 - Private credit recommendation, carried',
      '10 - Custodian search, deferred',
      '14 - Proxy voting guidelines, withdrawn',
    ]);
    expect(agendaOf(byTheBook)).toEqual([
      '1 - Election of a vice president, carried',
      '4 - Rate of contribution, carried',
      '12 - Lease of the annex, carried',
      '17 - Closed session, carried',
    ]);
  });

  it('is printed in minutes, with letters below numbers', () => {
    expect(agendaOf(briefMinutes)).toEqual([
      '2 I Approval of Minutes, carried',
      '4 II A Manager Review: core bond mandate, carried',
      '6 II B Emerging markets, failed',
      '7 III Disability Application, Case 26-03, ?',
      '15 IV Cost-of-Living Adjustment, carried',
      '17 V Adjournment, ?',
    ]);
    expect(agendaOf(britishCommittee).slice(2, 4)).toEqual([
      '7 3 Investment performance, noted',
      '9 4 Climate risk policy, carried',
    ]);
  });

  it('is written without shouting', () => {
    expect(agendaOf(packet)).toContain('4 3 Approval of minutes of May 7, 2026, ?');
    expect(agendaOf(capitals)).toContain('5 2 Timber fund, carried');
  });

  it('is none of a call', () => {
    expect(agendaOf(resultsCall)).toEqual([]);
  });

  it('divides the outline', () => {
    const { chapters } = buildOutline(cityCouncil);
    expect(chapters.map(({ firstSegment }) => firstSegment)).toEqual([0, 2, 6, 24, 27]);
    expect(chapters.map(({ title }) => title)).toContain('Bus shelter lease');
  });
});
