import type { SignalKind } from '@ecco/domain';

const some = String.raw`(?:who|anyone|anybody|(?:which|what) (?:people|persons|trustees?|members?|directors?|executives?|officers?|staff))`;
const funds = String.raw`(?:who|(?:which|what) (?:pension )?(?:funds?|plans?|boards?|systems?|investors?|allocators?|organizations?|pensions?|schemes?))`;
const help = String.raw`(?:(?:is|are|was|were|has|have|had|did|does|do|will|be|been|just|recently|also|to)\s+){0,3}`;
const leaving = String.raw`(?:left|leaves?|leaving|resign(?:s|ed|ing)?|retir(?:e|es|ed|ing)|depart(?:s|ed|ing)?|step(?:s|ped|ping)? down|quit(?:s|ting)?)`;
const rates = String.raw`(?:assumed |expected |actuarial |discount |investment )*(?:rates?|returns?)(?: of return| assumptions?)?`;
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
  { opens: opening(`${funds} ${help}commit(?:s|ted)?`), kinds: ['commitment'], wants: 'done' },
  {
    opens: /^(?:which|what) commitments (?:did|has|have|were|was)\b/iu,
    kinds: ['commitment'],
    wants: 'done',
  },
  {
    opens: opening(`${funds} ${help}(?:lower(?:ed)?|cut|reduced?|decreased?) (?:their|its|the) ${rates}`),
    kinds: ['rate_change'],
    wants: 'done',
    direction: 'down',
  },
  {
    opens: opening(`${funds} ${help}(?:raised?|increased?) (?:their|its|the) ${rates}`),
    kinds: ['rate_change'],
    wants: 'done',
    direction: 'up',
  },
  {
    opens: opening(`${funds} ${help}changed? (?:their|its|the) ${rates}`),
    kinds: ['rate_change'],
    wants: 'done',
  },
  {
    opens: opening(`${funds} ${help}(?:search(?:es|ing|ed)?|looking|looks?) for`),
    kinds: ['search'],
    wants: 'any',
  },
  {
    opens: /^(?:which|what) (?:searches|rfps) (?:are|were|is|did|has|have)\b/iu,
    kinds: ['search'],
    wants: 'any',
  },
  {
    opens: /^(?:which|what) managers? (?:was|were|has been|have been|did)\b(?=.*\bhired?\b)/iu,
    kinds: ['hire'],
    wants: 'done',
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

/** Words behind such an opening that say nothing of whose or what it is. */
export const idleWords: ReadonlySet<string> = new Set(
  `recently lately just now currently yet so far anyone anybody people fund funds plan plans board boards committee system systems
  commit committed commitment commitments hire hired redeem redeemed terminate terminated fire fired drop dropped made make open
  under way underway new office job position post all of the a an in on to from by for at with their its and or did does do has
  have had was were is are been be will year this last ago any other who which what it they rate rates return returns assumed
  discount assumption pension library here`.split(/\s+/u),
);
