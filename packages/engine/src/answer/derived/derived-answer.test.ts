import { describe, expect, it } from 'vitest';
import { sourceOf } from '../../testing/source.fixture.ts';
import { answerQuestion } from '../answer-question.ts';

const income = [
  'CONSOLIDATED STATEMENTS OF EARNINGS',
  '(in millions, except per share data) | Year Ended December 31, 2025 | Year Ended December 31, 2024 | Year Ended December 31, 2023',
  'Product sales | $600 | $560 | $500',
  'Total net sales | $1,000 | $800 | $640',
  'Total cost of sales | (650) | (560) | (480)',
  'Gross profit | 350 | 240 | 160',
  'Operating income (loss) | 120 | 40 | (10)',
  'Restructuring charges | 30 | (12) | 5',
  'Income before income taxes | 100 | 50 | 20',
  'Income tax benefit (expense) | (25) | (10) | 4',
  'Net income | 75 | 40 | 24',
  'Net income attributable to Larchfield | $70 | $38 | $22',
];
const balance = [
  'CONSOLIDATED BALANCE SHEETS',
  '(in millions) | December 31, 2025 | December 31, 2024',
  'Inventories, net | $200 | $160',
  'Total current assets | 500 | 420',
  'Property and equipment, net | 300 | 260',
  'Total assets | $900 | $780',
  'Trade payables | 90 | 70',
  'Total current liabilities | 250 | 240',
];
const cash = [
  'CONSOLIDATED STATEMENTS OF CASH FLOWS',
  '(in millions) | Year Ended December 31, 2025 | Year Ended December 31, 2024 | Year Ended December 31, 2023',
  'Depreciation and amortization | $30 | $28 | $26',
  'Net cash provided by (used in) operating activities | 140 | 90 | (20)',
  'Purchases of property and equipment | (50) | (32) | (16)',
];

/** A filing whose statements stand a page each. */
function filingOf(title: string, ...pages: readonly (readonly string[])[]) {
  const paged = pages.flatMap((lines, at) => lines.map((line) => ({ line, page: at + 1 })));
  const paper = sourceOf(
    paged.map(({ line }) => line),
    { kind: 'document', title },
  );
  const segments = paper.segments.map((one, at) => ({
    ...one,
    ...{ startMs: null, endMs: null, page: paged[at]?.page ?? 1 },
  }));
  return { ...paper, segments };
}

const filing = filingOf('Larchfield: Form 10-K 2025', income, balance, cash);
const ask = (query: string, source = filing) => answerQuestion({ query, sources: [source] });
const first = (query: string, source = filing) => ask(query, source).sentences[0];

describe('a figure that is worked out', () => {
  it.each([
    ["What was Larchfield's FY2025 gross margin?", '35.0%'],
    ['What is the FY2025 COGS % margin for Larchfield?', '65.0%'],
    ['What is the FY2025 operating income % margin of Larchfield?', '12.0%'],
    ["What was Larchfield's net profit margin in 2025?", '7.0%'],
    ['What is the FY2025 unadjusted EBITDA % margin for Larchfield?', '15.0%'],
    ['What is the FY2025 unadjusted EBITDA less capex for Larchfield?', '$100 million'],
    ["What was Larchfield's effective tax rate in FY2025?", '25.0%'],
    ["What was Larchfield's effective tax rate in FY2023?", '−20.0%'],
    ['What is the FY2025 return on assets of Larchfield?', '8.3%'],
    ['What is the FY2025 ROA of Larchfield? Round your answer to two decimal places.', '0.08'],
    ["What is Larchfield's FY2025 fixed asset turnover?", '3.57'],
    ['How many times has Larchfield sold its inventory in FY2025?', '3.61'],
    ["What is Larchfield's FY2025 current ratio?", '2.00'],
    ["What is Larchfield's FY2025 quick ratio?", '1.20'],
    ["What is Larchfield's FY2025 net working capital?", '$250 million'],
    ["What was Larchfield's free cash flow in FY2025?", '$90 million'],
    ["What is Larchfield's FY2025 days payable outstanding?", '42.3 days'],
    ['What is the FY2023 - FY2025 3 year average of capex as a % of revenue for Larchfield?', '3.8%'],
    ['What is the FY2024 - FY2025 total revenue growth rate for Larchfield?', '25.0%'],
    ["What is Larchfield's year-over-year change in revenue from FY2024 to FY2025 (in percent)?", '25.0%'],
    ["What is Larchfield's 2 year total revenue CAGR from FY2023 to FY2025?", '25.0%'],
  ])('is told in large type: %s', (query, figure) => {
    expect(first(query)?.lead).toBe(figure);
  });

  it('is told with its formula, its figures, and each row with its column', () => {
    const { sentences } = ask('What is the FY2025 capex as a % of revenue for Larchfield?');
    expect(sentences.map(({ text }) => text)).toEqual([
      'Capital expenditure / revenue, in $ millions, FY2025: 50 / 1,000 = 5.0%.',
      'Purchases of property and equipment: ($50) million (2025).',
      'Total net sales: $1,000 million (2025).',
    ]);
    expect(sentences.map(({ citations }) => citations.map(({ page }) => page))).toEqual([
      [3, 1],
      [3, 3],
      [1, 1],
    ]);
  });

  it('cites whole rows, letter by letter', () => {
    const { sentences } = ask('What is the FY2025 gross margin of Larchfield?');
    expect(sentences[0]?.citations.map(({ quote }) => quote)).toEqual([
      'Gross profit | 350 | 240 | 160',
      'Total net sales | $1,000 | $800 | $640',
    ]);
  });

  it('is told of both years where one is held against the other', () => {
    expect(first('Does Larchfield have an improving gross margin profile as of FY2025?')).toMatchObject({
      text: 'Gross profit / revenue, in $ millions: 350 / 1,000 = 35.0% in FY2025; 240 / 800 = 30.0% in FY2024.',
      change: { from: '30.0%', direction: 'up' },
    });
  });

  it('is told both usual ways where the question does not say how a mean is taken', () => {
    const told = ask('What is the FY2025 inventory turnover ratio of Larchfield?').sentences.map(
      ({ text }) => text,
    );
    expect(told.slice(0, 2)).toEqual([
      'Cost of sales / average inventories, in $ millions, FY2025: 650 / ((200 + 160) / 2) = 3.61.',
      'Cost of sales / inventories, in $ millions, FY2025: 650 / 200 = 3.25.',
    ]);
  });

  it('is worked out as the question defines it', () => {
    const query =
      'What is the FY2025 asset turnover of Larchfield? Asset turnover is defined as: FY2025 revenue / total assets at year end.';
    expect(first(query)?.text).toBe('Revenue / total assets, in $ millions, FY2025: 1,000 / 900 = 1.11.');
  });

  it.each([
    [
      'another definition',
      'What is the FY2025 ROA of Larchfield? ROA is defined as: operating income / total assets.',
    ],
    ['an adjusted figure', "What was Larchfield's adjusted EBITDA margin in FY2025?"],
    ['a part of a year', "What was Larchfield's gross margin in Q2 of FY2025?"],
    ['a year that is not there', "What was Larchfield's gross margin in FY2019?"],
    ['a mean whose year before is not there', 'What is the FY2024 return on assets of Larchfield?'],
    ['a part of the company', "What was the gross margin of Larchfield's paper unit in FY2025?"],
    ['somebody else', "What was Alderbrook's gross margin in FY2025?"],
    ['a row that changes its sign', 'What were the restructuring charges of Larchfield in FY2024?'],
  ])('is not told of %s', (_, query) => {
    expect(ask(query).sentences.filter(({ text }) => text.includes(' / '))).toEqual([]);
  });

  it('is not told where two statements say otherwise', () => {
    const restated = income.map((line) => line.replace('Gross profit | 350', 'Gross profit | 351'));
    const twice = filingOf('Larchfield: Form 10-K 2025', income, restated);
    expect(first("What was Larchfield's FY2025 gross margin?", twice)?.text ?? '').not.toContain(' / ');
  });

  it('is not told from a report of a quarter, whose days are no ends of years', () => {
    const quarter = filingOf('Larchfield: Form 10-Q 2025', balance);
    expect(first("What is Larchfield's FY2025 current ratio?", quarter)?.lead ?? null).toBeNull();
  });

  it('is not told from what a sentence says of a statement', () => {
    const note = [
      'Allowances included in our consolidated balance sheets',
      '(in millions) | December 31, 2025 | December 31, 2024',
      'Total current assets | 500 | 420',
      'Total current liabilities | 250 | 240',
      'Inventories, net | 1 | 2',
    ];
    const notes = filingOf('Larchfield: Form 10-K 2025', note);
    expect(first("What is Larchfield's FY2025 current ratio?", notes)?.lead ?? null).toBeNull();
  });

  it('is told of the filing whose newest year is asked for', () => {
    const later = filingOf(
      'Larchfield: Form 10-K 2026',
      income.map((line) =>
        line.replace(/2025/gu, '2026').replace(/2024/gu, '2025').replace(/2023/gu, '2024'),
      ),
    );
    const { sentences } = answerQuestion({
      query: "What was Larchfield's FY2025 gross margin?",
      sources: [later, filing],
    });
    expect(sentences[0]).toMatchObject({ sourceIndex: 1, lead: '35.0%' });
  });
});

describe('what somebody judges by figures', () => {
  it('is answered by those that bear on it, each a claim of its own and without a verdict', () => {
    const answer = ask('Is Larchfield a capital-intensive business based on FY2025 data?');
    expect(answer.form).toBe('open');
    const firsts = answer.sentences.filter(
      ({ claim }, at, all) => all.findIndex((one) => one.claim === claim) === at,
    );
    expect(firsts.map(({ text }) => text)).toEqual([
      'Capital expenditure / revenue, in $ millions, FY2025: 50 / 1,000 = 5.0%.',
      'Property and equipment / total assets, in $ millions, FY2025: 300 / 900 = 33.3%.',
      'Net income / average total assets, in $ millions, FY2025: 70 / ((900 + 780) / 2) = 8.3%.',
    ]);
  });

  it('is not answered by one of them where several are needed', () => {
    const alone = filingOf('Larchfield: Form 10-K 2025', balance);
    const { sentences } = ask('Is Larchfield a capital-intensive business based on FY2025 data?', alone);
    expect(sentences.map(({ text }) => text).join(' ')).not.toContain(' / ');
  });
});

describe('a row by its name', () => {
  it.each([
    ['What is the FY2025 capital expenditure amount (in USD billions) for Larchfield?', '$0.05 billion'],
    ["What is Larchfield's year end FY2024 inventory (in USD millions)?", '$160 million'],
    ['How much did Larchfield generate in cash flow from operating activities in FY2023?', '−$20 million'],
    ["What was Larchfield's FY2025 net income attributable to shareholders?", '$70 million'],
  ])('is told in the unit that is asked for: %s', (query, figure) => {
    expect(first(query)?.lead).toBe(figure);
  });

  it('is told as it is called there, with what it comes to in the unit that is asked for', () => {
    expect(first('What is the FY2025 capex (in USD billions) for Larchfield?')?.text).toBe(
      'Purchases of property and equipment, FY2025: $50 million = $0.05 billion.',
    );
  });
});

describe('a year that ends early in the next', () => {
  const sheet = [
    'Consolidated Balance Sheets',
    '$ in millions | February 1, 2025 | February 3, 2024',
    'Merchandise inventories | $5,409 | $5,209',
    'Total current assets | 8,870 | 9,829',
    'Total current liabilities | 7,513 | 7,817',
  ];
  const named = (text: string) => filingOf('Alderbrook Stores annual report', [text], sheet);

  it.each([
    ['Fiscal 2024 ended on February 1, 2025.', 2024],
    ['The year ended February 1, 2025 (“fiscal 2025”) had 52 weeks.', 2025],
  ])('is called as the filing calls it: %s', (text, year) => {
    expect(first(`What was the inventory of Alderbrook in FY${year}?`, named(text))?.lead).toBe(
      '$5,409 million',
    );
  });

  it('is not told where the filing does not say', () => {
    expect(
      ask('What was the current ratio of Alderbrook in FY2025?', named('It sells boots.')).sentences,
    ).toEqual([]);
  });
});
