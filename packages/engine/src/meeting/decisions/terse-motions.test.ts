import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { findAgenda } from '../agenda/find-agenda.ts';
import { paperOf } from '../testing/more-shapes.fixture.ts';
import { decisionsOf, lineOf } from '../testing/spoken-lines.fixture.ts';
import { extract, murmuredBoard, terseBoard } from '../testing/terse-boards.fixture.ts';

describe('a board of few words', () => {
  it('decides by roll calls of names, counts without sides, and motions that only refer', () => {
    expect(decisionsOf(terseBoard).map(lineOf)).toEqual([
      'carried ?-?-? Tilly Brandt/Amos Reddick: Minutes of May fourth',
      'carried 3-?-? Amos Reddick/Tilly Brandt: pay the invoices of nine thousand and forty dollars',
      'carried 2-1-? Tilly Brandt/Amos Reddick: What I am asking for is to move two million from stocks to bonds',
      'failed ?-?-? Amos Reddick/?: three million for the cranberry fund',
      'carried 2-1-? Tilly Brandt/Amos Reddick: Then let us do one million for the cranberry fund',
    ]);
  });

  it('names its items in a word and calls on whoever presents them', () => {
    expect(findAgenda(terseBoard).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Minutes of May fourth', 'Invoices', 'Portfolio']),
    );
  });

  it('is followed where recognition heard no stops: hands, a tie, a report out of closed session', () => {
    expect(decisionsOf(murmuredBoard).map(lineOf)).toEqual([
      'failed 2-2-? SPEAKER_01/SPEAKER_02: we raise the mooring fee by four percent from june',
      "carried ?-?-? SPEAKER_03/SPEAKER_02: i'd take the low bid from up the coast",
      'carried 4-0-? ?/?: deny the claim for the damaged hull',
    ]);
  });

  it('may give numbers alone where they go on from the item before', () => {
    expect(findAgenda(murmuredBoard).map(({ number, title }) => `${number ?? '-'} ${title}`)).toEqual([
      '- Call to order',
      '- Public comment',
      '2 Fee schedule for the moorings',
      '3 Dredging contract',
      '- Night patrol',
      '5 Closed session',
    ]);
  });

  it('says behind a changed motion who was against', () => {
    const minutes = paperOf([
      'Trustees present: Nora Abel, Ida Roe, Sam Doe. A quorum was present.',
      'It was moved by Ms. Roe, seconded by Mr. Doe, to adopt a rate of 6.90 percent.',
      'It was moved by Ms. Abel, seconded by Ms. Roe, to amend the motion by striking 6.90 and inserting 7.00. Amendment passed 2-1-0 (Doe opposed).',
      'The motion as amended, to adopt a rate of 7.00 percent, passed 3-0-0 (nobody opposed).',
      'Ms. Abel was declared elected Chair for the coming year.',
      'Meeting adjourned.',
    ]);
    expect(decisionsOf(minutes).map(lineOf)).toEqual([
      'carried 2-1-0 Nora Abel/Ida Roe: amend the motion by striking 6.90 and inserting 7.00',
      'carried 3-0-0 Ida Roe/Sam Doe: adopt a rate of 7.00 percent',
      'carried ?-?-? ?/?: Ms. Abel was declared elected Chair for the coming year',
    ]);
  });

  it.each(['[2:35:08]', '2:35:08', '[5:08]'])('counts nobody in a time on a clock: %s', (time) => {
    const minutes = paperOf([
      'Trustees present: Nora Abel, Ida Roe, Sam Doe. A quorum was present.',
      `It was moved by Ms. Roe, seconded by Mr. Doe, to adopt a rate of 6.90 percent. ${time} Yes. ${time} The motion failed ${time}.`,
      'Meeting adjourned.',
    ]);
    expect(decisionsOf(minutes).map(lineOf)).toEqual([
      'failed ?-?-? Ida Roe/Sam Doe: adopt a rate of 6.90 percent',
    ]);
  });

  it.each([
    ['with Trustees Abel, Roe and Doe opposed', ['Nora Abel', 'Ida Roe', 'Sam Doe']],
    ['with Ms. Abel and Mr. Doe opposed', ['Nora Abel', 'Sam Doe']],
    ['Ms. Abel and Mr. Doe opposed', ['Nora Abel', 'Sam Doe']],
    ['with Trustee Doe opposed', ['Sam Doe']],
  ])('names all who were against: %s', (said, names) => {
    const minutes = paperOf([
      'Trustees present: Nora Abel, Ida Roe, Sam Doe, Tom Finch, Ann Birch. A quorum was present.',
      'A motion was made by Trustee Finch and seconded by Trustee Birch to lower the assumed return to 6.90%.',
      `The motion failed, ${said}.`,
      'Meeting adjourned.',
    ]);
    const [decision] = decisionsOf(minutes);
    expect(decision?.ballots.map(({ name, ballot }) => `${name} ${ballot}`)).toEqual(
      names.map((name) => `${name} no`),
    );
  });

  it('is known by an extract of its recording, with its tied vote', () => {
    expect(decisionsOf(extract).map(lineOf)).toEqual([
      'failed 3-3-? ?/?: renew the lease of the annex for two years',
    ]);
  });
});

describe('what is no count of votes, and who is named behind the question', () => {
  const chaired = (...lines: string[]) => {
    const spoken = lines.map((text, at): [string, string] => [
      at === 1 ? 'Ida Roe' : at === 2 ? 'Sam Doe' : 'Nora Abel',
      text,
    ]);
    return sourceOf(spoken, { kind: 'meeting', title: 'City Council' });
  };

  it('a fiscal year and the number of an ordinance count nobody', () => {
    const council = chaired(
      '11G is a resolution on a contract with Birch Sound.',
      'So moved.',
      'Second.',
      'All those in favor, aye. Any opposed? The motion carries. 12A amends the budget for fiscal year 15-16.',
    );
    expect(decisionsOf(council)).toMatchObject([{ yes: null, no: null }]);
  });

  it('nor do a section of a code and the hours of a breakfast', () => {
    for (const next of [
      'It establishes a new Section 4-13 of the code.',
      'Breakfast is served from 7.30 to 11.30.',
    ]) {
      const council = chaired(
        '11G is a resolution on a contract with Birch Sound.',
        'So moved.',
        'Second.',
        `All those in favor, aye. Any opposed? The motion carries. ${next}`,
      );
      expect(decisionsOf(council)).toMatchObject([{ yes: null, no: null }]);
    }
  });

  it('those who are named behind "Opposed?" were against', () => {
    const board = chaired(
      'The revised guidelines are before us.',
      'I move adoption of the revised proxy voting guidelines.',
      'Second.',
      'All in favor? Six. Opposed? Mr. Finch and Ms. Sloan. Six to two, the motion carries.',
    );
    const [decision] = decisionsOf(board);
    expect(decision?.ballots.map(({ name, ballot }) => `${name} ${ballot}`)).toEqual([
      'Finch no',
      'Sloan no',
    ]);
  });
});
