import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const list =
  'With this in mind, we currently expect the following for 2021: net sales in the range of a 2% decline to flat; a same-store sales decline of 4% to 6% but which reflects growth on a two-year basis; and earnings per share in the range of $8.80 to $9.50, which reflects an annual growth rate between 15% and 20%.';
const call = sourceOf(
  [
    'Welcome to the Larchmont Stores fourth quarter 2020 earnings call, and thank you for being with us.',
    'Earnings per share for the year 2020 came to $10.62, an increase of 59.5% over the year before.',
    list,
    'We guide for all of 2021, and this outlook of Larchmont assumes that no more stores have to close.',
    'In addition, we also plan to bring this concept to up to 25 Larchmont stores.',
  ],
  { kind: 'earnings', title: 'Larchmont Stores Q4 2020 earnings call' },
);
const leadsOf = (query: string) =>
  answerQuestion({ query, sources: [call] }).sentences.map(({ lead }) => lead);

describe('what a list expects of a year', () => {
  it('answers for each of its measures, by its range', () => {
    expect(leadsOf('What earnings per share did Larchmont guide for 2021?')).toEqual(['$8.80 to $9.50']);
    expect(leadsOf("What is Larchmont's 2021 outlook for earnings per share?")).toEqual(['$8.80 to $9.50']);
  });

  it('answers for no other year, and not what was', () => {
    expect(leadsOf('What earnings per share did Larchmont guide for 2022?')).not.toContain('$8.80 to $9.50');
    expect(leadsOf('What were earnings per share in 2020?')).not.toContain('$8.80 to $9.50');
  });
});
