import type { AssetGroup, SignalKind } from '@ecco/domain';

const some = String.raw`(?:who|anyone|anybody|(?:which|what) (?:people|persons|trustees?|members?|directors?|executives?|officers?|staff))`;
const funds = String.raw`(?:(?:which|what) (?:pension )?(?:funds?|plans?|boards?|systems?|investors?|allocators?|organizations?|pensions?|schemes?))`;
const help = String.raw`(?:(?:is|are|was|were|has|have|had|did|does|do|will|be|been|just|recently|also|to)\s+){0,3}`;
const leaving = String.raw`(?:left|leaves?|leaving|resign(?:s|ed|ing)?|retir(?:e|es|ed|ing)|depart(?:s|ed|ing)?|step(?:s|ped|ping)? down|quit(?:s|ting)?)`;
const rates = String.raw`(?:assumed |expected |actuarial |discount |investment )*(?:rates?|returns?)(?: of return| assumptions?)?(?! on\b)`;
const contributions = String.raw`(?:employers?['’]? |members?['’]? |employees?['’]? )*contribution rates?`;
const targets = String.raw`(?:target |allocation |target allocation )(?:targets? )?(?:to|for|in|of)`;
const lowering = '(?:lower(?:ed|ing)?|cut(?:ting)?|reduc(?:e|ed|ing)|decreas(?:e|ed|ing))';
const raising = '(?:rais(?:e|ed|ing)|increas(?:e|ed|ing))';
const own = '(?:their|its|the)';
const opening = (text: string): RegExp => new RegExp(`^${text}\\b`, 'iu');

/**
 * How a question opens that rows of the ledger answer, and what they must be of. What is left of a question behind it
 * must stand in a row, word by word.
 */
export const rowQuestions: readonly {
  opens: RegExp;
  kinds: readonly SignalKind[];
  /** It asks for anything, for what was done, or for a sum of that. */
  wants: 'any' | 'done' | 'sum';
  direction?: 'up' | 'down';
  /** Which rate it asks of: what is assumed of returns, or what is contributed. */
  rate?: 'return' | 'contribution';
  /** It asks which funds did it: each is told once. */
  isOfFunds?: boolean;
}[] = [
  {
    opens: opening(`${some} ${help}${leaving}(?: (?:or|and) ${leaving})*`),
    kinds: ['departure'],
    wants: 'any',
  },
  {
    opens: opening(`${some} ${help}(?:appointed|promoted|named|elected|join(?:s|ed|ing)?)`),
    kinds: ['appointment'],
    wants: 'done',
  },
  {
    opens: /^how much (?:did|does|has|have) (?=.+ commit(?:ted)?\b)/iu,
    kinds: ['commitment'],
    wants: 'sum',
  },
  { opens: /^how much (?:was|is|has been) committed\b/iu, kinds: ['commitment'], wants: 'sum' },
  {
    opens: opening(
      `${funds} ${help}(?:commit(?:s|ted)?|invest(?:s|ed)?|(?:approved?|made|make) (?:a |an |any |new )*commitments?)`,
    ),
    kinds: ['commitment'],
    wants: 'done',
    isOfFunds: true,
  },
  {
    opens: /^(?:which|what) commitments (?:did|has|have|were|was)\b/iu,
    kinds: ['commitment'],
    wants: 'done',
  },
  ...(['return', 'contribution'] as const).flatMap((rate) => {
    const named = rate === 'return' ? rates : contributions;
    const shared = { kinds: ['rate_change'], wants: 'done', rate, isOfFunds: true } as const;
    return [
      {
        ...shared,
        opens: opening(`${funds} ${help}${lowering} ${own} ${named}`),
        direction: 'down' as const,
      },
      { ...shared, opens: opening(`${funds} ${help}${raising} ${own} ${named}`), direction: 'up' as const },
      { ...shared, opens: opening(`${funds} ${help}chang(?:e|ed|ing) ${own} ${named}`) },
    ];
  }),
  {
    opens: opening(`${funds} ${help}${lowering} ${own} ${targets}`),
    kinds: ['target_change'],
    wants: 'done',
    direction: 'down',
    isOfFunds: true,
  },
  {
    opens: opening(`${funds} ${help}${raising} ${own} ${targets}`),
    kinds: ['target_change'],
    wants: 'done',
    direction: 'up',
    isOfFunds: true,
  },
  {
    opens: opening(
      `${funds} ${help}(?:(?:search(?:es|ing|ed)?|looking|looks?) for|issu(?:e|ed|ing) (?:an? )?(?:rfps?|requests? for proposals?)(?: for)?)`,
    ),
    kinds: ['search'],
    wants: 'any',
    isOfFunds: true,
  },
  {
    opens: /^(?:which|what) (?:searches|rfps) (?:are|were|is|did|has|have)\b/iu,
    kinds: ['search'],
    wants: 'any',
  },
  {
    opens: opening(`${funds} ${help}(?:hir(?:e|ed|ing)|select(?:s|ed)?)`),
    kinds: ['hire'],
    wants: 'done',
    isOfFunds: true,
  },
  {
    opens: /^(?:which|what) managers? (?:was|were|has been|have been|did)\b(?=.*\bhired?\b)/iu,
    kinds: ['hire'],
    wants: 'done',
  },
  {
    opens: opening(`${funds} ${help}(?:terminat(?:e|ed|ing)|fir(?:e|ed|ing)|dropp?(?:ed|ing)?)`),
    kinds: ['termination'],
    wants: 'done',
    isOfFunds: true,
  },
  {
    opens: opening(`${funds} ${help}redeem(?:s|ed|ing)?`),
    kinds: ['redemption', 'termination'],
    wants: 'done',
    isOfFunds: true,
  },
  {
    opens:
      /^(?:which|what) managers? (?:was|were|has been|have been|did)\b(?=.*\b(?:terminated?|fired?|dropped?|redeemed?)\b)/iu,
    kinds: ['termination', 'redemption'],
    wants: 'done',
  },
  {
    opens: opening(
      `(?:who|to whom|(?:which|what) (?:firms?|managers?|consultants?|compan(?:y|ies)|actuary|custodian|auditor|bidder)) ${help}(?:won|wins?|got|received|awarded|selected|chosen)`,
    ),
    kinds: ['hire'],
    wants: 'done',
  },
  {
    opens: /^how much (?:did (?=.+ redeem\b)|was redeemed\b)/iu,
    kinds: ['redemption', 'termination'],
    wants: 'sum',
  },
];

/** Classes of assets as questions name them, each by the group in which the ledger keeps it. */
export const askedGroups: readonly (readonly [AssetGroup, RegExp])[] = [
  ['private_equity', /\b(?:private equity|buyouts?|venture capital)\b/iu],
  ['private_credit', /\b(?:private (?:credit|debt)|direct lending)\b/iu],
  ['real_estate', /\b(?:real estate|property)\b/iu],
  ['infrastructure', /\binfrastructure\b/iu],
  ['hedge_funds', /\b(?:hedge funds?|absolute return)\b/iu],
  ['fixed_income', /\b(?:fixed income|bonds)\b/iu],
  ['public_equity', /\b(?:public equit(?:y|ies)|stocks|equities)\b/iu],
];

/** Words behind such an opening that say nothing of whose or what it is. */
export const idleWords: ReadonlySet<string> = new Set(
  `recently lately just now currently yet so far anyone anybody people fund funds plan plans board boards committee system systems
  commit committed commitment commitments hire hired redeem redeemed terminate terminated fire fired drop dropped made make open
  under way underway new office job position post all of the a an in on to from by for at with their its and or did does do has
  have had was were is are been be will year this last ago any other who which what it they rate rates return returns assumed
  discount assumption pension library here manager managers firm firms money`.split(/\s+/u),
);
