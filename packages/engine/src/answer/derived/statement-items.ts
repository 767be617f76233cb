// The rows of statements that figures are worked out from: a table to be read and checked.
import type { StatementItem } from './statement-item.type.ts';

const item = <Item extends StatementItem>(one: Item): Item => one;

const income = '(?:income|earnings|profit|loss)+';
const total = '(?:total|consolidated)*';
const label = (...patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`, 'u');

/** By their names in formulas. */
export const statementItems = {
  revenue: item({
    name: 'revenue',
    statement: 'income',
    asks: /\b(?:total |net |consolidated )*(?:operating )?(?:revenues?|sales)\b(?! (?:and marketing|marketing|tax))/iu,
    labels: label(
      `${total}(?:net)?(?:operating)?(?:revenues?|sales)(?:net)?`,
      'totalrevenuesnetofinterestexpense',
    ),
    prefers: /^total/u,
  }),
  costOfSales: item({
    name: 'cost of sales',
    statement: 'income',
    asks: /\bcogs\b|\bcosts? of (?:goods(?: sold)?|products sold|sales|revenues?)\b/iu,
    labels: label('(?:total)?costs?of(?:goodssold|productssold|goods|sales|revenues?)'),
    prefers: /^total/u,
  }),
  grossProfit: item({
    name: 'gross profit',
    statement: 'income',
    asks: /\bgross (?:profit|income)\b/iu,
    labels: label('(?:total)?gross(?:profit|margin)(?:loss)?'),
    isSigned: true,
  }),
  operatingIncome: item({
    name: 'operating income',
    statement: 'income',
    asks: /\b(?:unadjusted )?operating (?:income|profit|earnings|loss)\b|\bincome from operations\b|\bebit\b/iu,
    labels: label(`(?:total)?operating${income}`, `${income}fromoperations`),
    isSigned: true,
  }),
  pretaxIncome: item({
    name: 'income before taxes',
    statement: 'income',
    asks: /\bpre-?tax (?:income|profit|earnings)\b|\b(?:income|earnings|profit) before (?:income )?tax(?:es)?\b/iu,
    labels: label(
      `pretax${income}`,
      `${income}(?:fromcontinuingoperations)?before(?:provisionfor|benefitfrom|benefitfor)*(?:taxes|tax|income)+(?:expense|benefit|provision)*`,
    ),
    isSigned: true,
  }),
  incomeTax: item({
    name: 'income tax',
    statement: 'income',
    asks: /\bincome tax(?:es)?(?: (?:expense|provision))?\b|\bprovision for income taxes\b|\btax expense\b/iu,
    labels: label(
      '(?:provision|benefit|expense)*(?:for|from)?(?:incometaxes|incometax|taxesonincome)(?:expense|provision|benefit)*(?:fromcontinuingoperations)?',
    ),
  }),
  netIncome: item({
    name: 'net income',
    statement: 'income',
    asks: /\bnet (?:income|earnings|profit|loss)(?: attributable to (?:common )?(?:shareholders|shareowners|stockholders|the company))?\b/iu,
    labels: label(
      `(?:consolidated)?net${income}(?:including\\p{L}{3,40}interests?)?`,
      `net${income}attributableto(?!non|redeem)\\p{L}{3,60}`,
    ),
    prefers: /attributableto/u,
    isSigned: true,
  }),
  interestExpense: item({
    name: 'interest expense',
    statement: 'income',
    asks: /\binterest expenses?\b/iu,
    labels: label('(?:total)?interestexpense(?:net|netofamountscapitalized|netofcapitalizedinterest)?'),
  }),
  sellingAndAdministrative: item({
    name: 'selling, general and administrative expenses',
    statement: 'income',
    asks: /\bsg&a\b|\bselling,? general,? (?:and|&) administrative(?: expenses?| costs?)?\b/iu,
    labels: label('selling(?:informational)?(?:general)?(?:and)?administrative(?:expenses?)?'),
  }),
  research: item({
    name: 'research and development',
    statement: 'income',
    asks: /\b(?:r&d|research (?:and|&) development)\b(?: expenses?| costs?)?/iu,
    labels: label('research(?:and)?development(?:engineering)?(?:expenses?|costs?)?'),
  }),
  restructuring: item({
    name: 'restructuring costs',
    statement: 'income',
    asks: /\brestructuring (?:costs?|charges?|expenses?)\b/iu,
    labels: label('restructuring(?:andrelated|andother)?(?:costs?|charges?|expenses?)(?:net)?'),
  }),
  depreciation: item({
    name: 'depreciation and amortization',
    statement: 'cash',
    asks: /\bd&a\b|\bdepreciation(?:,)? (?:and|&) amortization\b/iu,
    labels: label(
      'depreciation(?:and)?amortization(?:andother|of\\p{L}{3,120})?',
      'amortizationanddepreciation',
    ),
  }),
  capitalSpending: item({
    name: 'capital expenditure',
    statement: 'cash',
    asks: /\bcap(?:ital )?ex(?:penditures?)?\b|\bcapital spending\b/iu,
    labels: label(
      'capital(?:expenditures?|spending)(?:netof\\p{L}{3,40})?',
      '(?:purchases?|acquisitions?|additions?)(?:of|to)(?:property|premises)\\p{L}{0,12}equipment(?:net|including\\p{L}{3,80})?',
    ),
  }),
  operatingCash: item({
    name: 'cash from operating activities',
    statement: 'cash',
    asks: /\b(?:net )?(?:cash(?: flows?)?|cash) (?:generated |provided |used )?(?:from|by|in) (?:operating activities|operations)\b|\boperating cash flows?\b|\bcash flows? operating activities\b/iu,
    labels: label(
      '(?:total|net)*cash(?:flows?)?(?:provided|generated|used|from|by|in)*(?:operatingactivities|operations)',
    ),
    isSigned: true,
  }),
  dividends: item({
    name: 'dividends paid',
    statement: 'cash',
    asks: /\b(?:total )?(?:cash )?dividends?(?: paid| payments?)?\b(?! per)/iu,
    labels: label(
      '(?:cash|common)?dividends?(?:paid)?(?:to|on)?(?:common)?(?:stock|shareholders|stockholders|shareowners)?',
      'paymentsof(?:cash)?dividends',
    ),
  }),
  cash: item({
    name: 'cash and cash equivalents',
    statement: 'balance',
    asks: /\bcash (?:and|&) cash equivalents\b/iu,
    labels: label('(?:total)?cashandcashequivalents'),
  }),
  receivables: item({
    name: 'receivables',
    statement: 'balance',
    asks: /\b(?:net )?(?:accounts |trade )?receivables?\b(?: net)?|\b(?:net )?ar\b/iu,
    labels: label(
      '(?:trade|accounts|customer|and|notes)*receivables?(?:trade)?(?:net\\p{L}{0,120}|less\\p{L}{0,80})?',
    ),
  }),
  inventories: item({
    name: 'inventories',
    statement: 'balance',
    asks: /\b(?:total )?(?:amount of )?inventor(?:y|ies)\b/iu,
    labels: label('(?:total|merchandise)?inventor(?:y|ies)(?:net)?'),
  }),
  currentAssets: item({
    name: 'total current assets',
    statement: 'balance',
    asks: /\b(?:total )?current assets\b/iu,
    labels: label('totalcurrentassets'),
  }),
  property: item({
    name: 'property and equipment',
    statement: 'balance',
    asks: /\b(?:net )?(?:pp&e|ppne|ppe|property(?:,? plant,?)?,?(?: and|&) equipment)\b(?:,? net)?/iu,
    labels: label(
      '(?:net)?(?:property|premises)(?:plant)?(?:and)?equipment(?:net\\p{L}{0,120}|less\\p{L}{0,120})?',
    ),
  }),
  assets: item({
    name: 'total assets',
    statement: 'balance',
    asks: /\btotal assets\b/iu,
    labels: label('totalassets'),
  }),
  goodwill: item({
    name: 'goodwill',
    statement: 'balance',
    asks: /\bgoodwill\b/iu,
    labels: label('goodwill(?:net)?'),
  }),
  payables: item({
    name: 'accounts payable',
    statement: 'balance',
    asks: /\b(?:accounts|trade) payables?\b/iu,
    labels: label('(?:trade)?(?:accounts)?payables?(?:trade)?'),
  }),
  currentLiabilities: item({
    name: 'total current liabilities',
    statement: 'balance',
    asks: /\b(?:total )?current liabilities\b/iu,
    labels: label('totalcurrentliabilities'),
  }),
  liabilities: item({
    name: 'total liabilities',
    statement: 'balance',
    asks: /\btotal liabilities\b(?! and)/iu,
    labels: label('totalliabilities'),
  }),
  longTermDebt: item({
    name: 'long-term debt',
    statement: 'balance',
    asks: /\b(?:total )?long[- ]term debt\b/iu,
    labels: label(
      'longtermdebt(?:net|lesscurrent(?:portion|maturities)|netofcurrent(?:portion|maturities))?',
    ),
  }),
  currentDebt: item({
    name: 'current part of long-term debt',
    statement: 'balance',
    asks: /\bcurrent (?:portion|maturities|part) of (?:long[- ]term )?debt\b/iu,
    labels: label('current(?:portion|maturities|installments)of(?:longterm)?debt'),
  }),
  shortTermDebt: item({
    name: 'short-term debt',
    statement: 'balance',
    asks: /\bshort[- ]term (?:debt|borrowings?)\b/iu,
    labels: label('shortterm(?:debt|borrowings?|debtobligations)', 'commercialpaper', 'loansandnotespayable'),
  }),
  investingCash: item({
    name: 'cash from investing activities',
    statement: 'cash',
    asks: /\bcash flows? (?:from|used in|used for) investing activities\b|\binvesting cash flows?\b/iu,
    labels: label(
      '(?:total|net)*cash(?:flows?)?(?:provided|generated|used|from|by|in|for)*investing(?:activities)?',
    ),
    isSigned: true,
  }),
  financingCash: item({
    name: 'cash from financing activities',
    statement: 'cash',
    asks: /\bcash flows? (?:from|used in|used for) financing activities\b|\bfinancing cash flows?\b/iu,
    labels: label(
      '(?:total|net)*cash(?:flows?)?(?:provided|generated|used|from|by|in|for)*financing(?:activities)?',
    ),
    isSigned: true,
  }),
  equity: item({
    name: 'shareholders’ equity',
    statement: 'balance',
    asks: /\b(?:total )?(?:shareholders|stockholders|shareowners)[’']? equity\b|\bequity\b/iu,
    labels: label(
      'total(?!liabilit)\\p{L}{0,40}(?:shareholders|stockholders|shareowners)equity(?:deficit)?',
      'totalequity(?:deficit)?',
    ),
    prefers: /(?:shareholders|stockholders|shareowners)equity/u,
    isSigned: true,
  }),
} satisfies Record<string, StatementItem>;

export type ItemName = keyof typeof statementItems;

export const itemNames = Object.keys(statementItems).filter(
  (name): name is ItemName => name in statementItems,
);
