import { describe, expect, it } from 'vitest';
import { periodOf } from './said-period.ts';

const none = { name: null, title: '', texts: [] };
const of = (part: Partial<Parameters<typeof periodOf>[0]>) => periodOf({ ...none, ...part });

describe('the period of a source', () => {
  it.each([
    ['Travelers 2Q20.txt', 2, 2020],
    ['GE 1Q20 call transcript.txt', 1, 2020],
    ['Imperial q4 2021.vtt', 4, 2021],
    ['AMCOR_2023Q4_EARNINGS.pdf', 4, 2023],
    ["Larchen Q3-'21.mp3", 3, 2021],
    ['FY22 Q2 Larchen.txt', 2, 2022],
    ['MICROSOFT_2016_10K.pdf', null, 2016],
    ['Larchen FY21 results.txt', null, 2021],
    ['Larchen, Inc.: Form 10-K, December 31, 2025', null, 2025],
  ])('is read from the name %s', (name, quarter, year) => {
    expect(of({ name })).toEqual({ quarter, year });
  });

  it.each([
    ['Welcome to the Larchen third quarter 2021 earnings conference call.', 3, 2021],
    ['Welcome to Larchen’s third quarter twenty twenty one results call.', 3, 2021],
    ['Welcome to Larchen First Quarter Results two thousand and twenty two.', 1, 2022],
    ['Welcome to the Larchen fourth quarter and full year 2021 earnings call.', 4, 2021],
    ['Welcome to the Larchen fiscal 2020 third quarter earnings call.', 3, 2020],
    ['We begin the twenty twenty one q one earnings release presentation.', 1, 2021],
    ['Welcome to Larchen twenty twenty one full year results conference call.', null, 2021],
  ])('is read where it is opened: %s', (text, quarter, year) => {
    expect(of({ texts: ['Good day.', text] })).toEqual({ quarter, year });
  });

  it('may be said in two parts, the quarter by the call and the year by its file', () => {
    expect(of({ name: 'Larchen FY2021.txt', texts: ['Welcome to the Q4 2021 call on results.'] })).toEqual({
      quarter: 4,
      year: 2021,
    });
  });

  it.each([
    ['Welcome to the second quarter results teleconference for Larchen.'],
    ['Our revenue rose over the third quarter 2020, and so did results.'],
    ['We expect results to recover by the first quarter 2022.'],
    ['Results for third quarter and fiscal year twenty twenty one twenty twenty two.'],
    ['The board of 2021 had four quarters.'],
  ])('is none where its year is not said, or another one is spoken of: %s', (text) => {
    expect(of({ texts: [text] })).toBeNull();
  });

  it('is none where name and opening differ', () => {
    const texts = ['Welcome to the third quarter 2021 earnings call.'];
    expect(of({ name: 'Larchen Q2 2021.txt', texts })).toBeNull();
    expect(
      of({ texts: [...texts, 'Thank you for joining our third quarter 2020 earnings call.'] }),
    ).toBeNull();
  });
});
