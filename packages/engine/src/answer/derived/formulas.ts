// What is worked out from statements, and how: a table to be read and checked. Where several have the same name the first is
// told whose rows are all there.
import type { Formula, Term } from './formula.type.ts';
import { type ItemName, statementItems } from './statement-items.ts';

const averageOf = (item: ItemName): Term => ({ item, as: 'average' });
const changeOf = (item: ItemName): Term => ({ item, as: 'change' });

/** A row as it stands. */
export const rowFormula = (item: ItemName): Formula => ({
  name: statementItems[item].name,
  asks: statementItems[item].asks,
  measure: 'money',
  over: [{ item }],
});

/** A row by another one. */
export const shareFormula = (over: ItemName, under: ItemName): Formula => ({
  ...rowFormula(over),
  name: `${statementItems[over].name} as a share of ${statementItems[under].name}`,
  measure: 'share',
  under: [{ item: under }],
});

const grossMargin = /\bgross (?:profit )?(?:% )?margins?\b(?: ?%)?|\bgross profit (?:rate|%)/iu;
const days = 365;

export const formulas: readonly Formula[] = [
  {
    name: 'gross margin',
    asks: grossMargin,
    measure: 'share',
    over: [{ item: 'grossProfit' }],
    under: [{ item: 'revenue' }],
  },
  {
    name: 'gross margin',
    asks: grossMargin,
    measure: 'share',
    over: [{ item: 'revenue' }],
    less: [{ item: 'costOfSales' }],
    under: [{ item: 'revenue' }],
  },
  {
    name: 'cost of sales as a share of revenue',
    asks: /\b(?:cogs|cost of (?:goods sold|sales|revenues?)) (?:% )?margins?\b(?: ?%)?/iu,
    measure: 'share',
    over: [{ item: 'costOfSales' }],
    under: [{ item: 'revenue' }],
  },
  {
    name: 'operating margin',
    asks: /\b(?:unadjusted )?operating (?:income |profit )?(?:% )?margins?\b(?: ?%)?|\bebit (?:% )?margins?\b/iu,
    measure: 'share',
    over: [{ item: 'operatingIncome' }],
    under: [{ item: 'revenue' }],
  },
  {
    name: 'net profit margin',
    asks: /\b(?:net (?:profit |income |earnings )?|profit )(?:% )?margins?\b(?: ?%)?/iu,
    measure: 'share',
    over: [{ item: 'netIncome' }],
    under: [{ item: 'revenue' }],
  },
  {
    name: 'EBITDA margin',
    asks: /\b(?:unadjusted )?ebitda (?:% )?margins?\b(?: ?%)?/iu,
    measure: 'share',
    over: [{ item: 'operatingIncome' }, { item: 'depreciation' }],
    under: [{ item: 'revenue' }],
  },
  {
    name: 'EBITDA less capital expenditure',
    asks: /\b(?:unadjusted )?ebitda (?:less|minus) cap(?:ital )?ex(?:penditures?)?\b/iu,
    measure: 'money',
    over: [{ item: 'operatingIncome' }, { item: 'depreciation' }],
    less: [{ item: 'capitalSpending' }],
  },
  {
    name: 'EBITDA',
    asks: /\b(?:unadjusted )?ebitda\b/iu,
    measure: 'money',
    over: [{ item: 'operatingIncome' }, { item: 'depreciation' }],
  },
  {
    name: 'effective tax rate',
    asks: /\b(?:effective )?(?:income )?tax rate\b/iu,
    measure: 'share',
    over: [{ item: 'incomeTax' }],
    under: [{ item: 'pretaxIncome' }],
  },
  {
    name: 'return on assets',
    asks: /\breturns? on (?:total |average )?assets\b|\broa\b/iu,
    measure: 'share',
    over: [{ item: 'netIncome' }],
    under: [averageOf('assets')],
  },
  {
    name: 'return on equity',
    asks: /\breturns? on (?:average )?(?:shareholders[’'] |stockholders[’'] )?equity\b|\broe\b/iu,
    measure: 'share',
    over: [{ item: 'netIncome' }],
    under: [averageOf('equity')],
  },
  {
    name: 'fixed asset turnover',
    asks: /\bfixed[- ]assets? turnover(?: ratio)?\b/iu,
    measure: 'times',
    over: [{ item: 'revenue' }],
    under: [averageOf('property')],
  },
  {
    name: 'asset turnover',
    asks: /\b(?:total )?assets? turnover(?: ratio)?\b/iu,
    measure: 'times',
    over: [{ item: 'revenue' }],
    under: [averageOf('assets')],
  },
  {
    name: 'inventory turnover',
    asks: /\binventory turnover(?: ratio)?\b|(?<=\bhow many times\b.{2,60})\b(?:sold|turned over|sell|turn over) (?:its|their) inventor(?:y|ies)\b/iu,
    measure: 'times',
    over: [{ item: 'costOfSales' }],
    under: [averageOf('inventories')],
  },
  {
    name: 'receivables turnover',
    asks: /\b(?:accounts )?receivables? turnover(?: ratio)?\b/iu,
    measure: 'times',
    over: [{ item: 'revenue' }],
    under: [averageOf('receivables')],
  },
  {
    name: 'days payable outstanding',
    asks: /\bdays payables? outstanding\b|\bdpo\b/iu,
    measure: 'days',
    times: days,
    over: [averageOf('payables')],
    under: [{ item: 'costOfSales' }, changeOf('inventories')],
  },
  {
    name: 'days of inventory',
    asks: /\bdays (?:of )?inventor(?:y|ies)(?: outstanding)?\b|\bdio\b/iu,
    measure: 'days',
    times: days,
    over: [averageOf('inventories')],
    under: [{ item: 'costOfSales' }],
  },
  {
    name: 'days sales outstanding',
    asks: /\bdays sales outstanding\b|\bdso\b/iu,
    measure: 'days',
    times: days,
    over: [averageOf('receivables')],
    under: [{ item: 'revenue' }],
  },
  {
    name: 'quick ratio',
    asks: /\bquick ratio\b|\bacid[- ]test(?: ratio)?\b/iu,
    measure: 'times',
    over: [{ item: 'currentAssets' }],
    less: [{ item: 'inventories' }],
    under: [{ item: 'currentLiabilities' }],
  },
  {
    name: 'current ratio',
    asks: /\b(?:current|working capital) ratio\b/iu,
    measure: 'times',
    over: [{ item: 'currentAssets' }],
    under: [{ item: 'currentLiabilities' }],
  },
  {
    name: 'operating cash flow ratio',
    asks: /\boperating cash flows? ratio\b/iu,
    measure: 'times',
    over: [{ item: 'operatingCash' }],
    under: [{ item: 'currentLiabilities' }],
  },
  {
    name: 'working capital',
    asks: /\b(?:net )?working capital\b/iu,
    measure: 'money',
    over: [{ item: 'currentAssets' }],
    less: [{ item: 'currentLiabilities' }],
  },
  {
    name: 'free cash flow',
    asks: /\bfree cash flows?\b|\bfcf\b/iu,
    measure: 'money',
    over: [{ item: 'operatingCash' }],
    less: [{ item: 'capitalSpending' }],
  },
  {
    name: 'interest coverage',
    asks: /\binterest coverage(?: ratio)?\b/iu,
    measure: 'times',
    over: [{ item: 'operatingIncome' }],
    under: [{ item: 'interestExpense' }],
  },
  {
    name: 'dividend payout ratio',
    asks: /\bdividends? pay-?out(?: ratio)?\b/iu,
    measure: 'share',
    over: [{ item: 'dividends' }],
    under: [{ item: 'netIncome' }],
  },
];
