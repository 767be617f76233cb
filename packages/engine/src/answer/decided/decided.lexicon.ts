import { lexicon } from '../../lexicon/lexicon.ts';

/** Questions of what a body decided, how it voted, and on what terms. */
export const asksDecision = lexicon({
  phrases: String.raw`
    (vote|voted|votes|voting|ballot|motion|amendment|resolution)  + How did the vote on the bands end?  - How did the year end?
    (moved|seconded|abstain|abstained|opposed|voted against|recused?)  + Who seconded it?  - Who spoke second?
    what (conditions?|terms?) (was|were|did|is|are)  + What condition was attached to it?  - What shape is it in?
    (who|what|which)( \S+){0,8} (decide|approve|adopt|authorize|grant|award|select|hire|appoint|terminate|redeem|commit)(d|ed|ted)?  + Which manager did the committee hire?  - Which manager spoke?
    (was|were|is|will)( \S+){1,8} (be )?(decided|approved|adopted|selected|hired|appointed|terminated|redeemed|committed|extended|granted|rejected|deferred|tabled|postponed|put off)  + Was the contract extended?  - Was the contract long?
    how (much|many|long|large|big)( \S+){0,8} (commit|approve|redeem|extend|grant|award|adopt)(t?ed|d)?  + How much did the board commit?  - How much did the fund earn?
    what happened (to|with)  + What happened to the search?  - What happened?
  `,
});

/** Questions of who voted how. */
export const asksBallot = lexicon({
  phrases: String.raw`
    (who|which (trustee|member|commissioner|director)s?)( \S+){0,3} (vote[ds]?|abstain(ed)?|oppos(e|ed)|dissent(ed)?|was against|were against)  + Who voted against it?  - Who spoke against it?
  `,
});

/** Stems of deciding, which every question of a decision has and which tell none from another. */
export const deciding = lexicon({
  isCased: true,
  at: 'opening',
  words: String.raw`vot\w* ballot\w* motion\w* amend\w* resolut\w* move\w* second\w* abstain\w* oppos\w* condit\w* term\w* decid\w* decis\w*
    approv\w* adopt\w* commit\w* grant\w* reject\w* defer\w* tabl\w* postpon\w* happen\w*
    attach\w* board\w* committe\w* truste\w* end\w*`,
});
