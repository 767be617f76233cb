import { lexicon } from '../lexicon/lexicon.ts';

/** Words of a firm that manages money of others, of which it tells in its calls. */
export const managesMoney = lexicon({
  phrases: String.raw`
assets under management  + Our assets under management rose.  - Our assets rose.
net (inflows?|outflows?|flows)  + Net outflows were $2 million.  - The net was torn.
(subadvisory|sub-advisory|institutional) (channel|accounts?|mandates?|clients?)  + The institutional channel grew.  - An institution.
`,
});

/** A client takes its money away. */
export const accountEnds = lexicon({
  phrases: String.raw`
(account|client|mandate|portfolio|institutional|infrastructure|equity|estate|income|credit|single|unexpected) terminations?  + A client termination of $4 million.  - The termination fee.
termination of (a|an|the|one|our) (\p{L}+ ){0,6}(account|mandate|client|portfolio|relationship)  + The termination of an account of $4 million.  - The termination of a lease.
(client|investor|account|mandate|sponsor|plan) (who |that |which |has |had |have ){0,2}(terminated|redeemed|withdrew|left|took)  + One client took $3 million in-house.  - The client smiled.
(was|were|been|being) (terminated|redeemed|withdrawn|taken in-house)  + An account of $5 million was terminated.  - It was over.
`,
});

/** A client gives it money to manage. */
export const accountBegins = lexicon({
  phrases: String.raw`
(were|was|been) (awarded|selected|hired|mandated)  + We were awarded a $5 million mandate.  - We were tired.
(won|funded|awarded|secured|received) (a|an|the|one|our) (\S+ ){0,8}(mandate|account|placement|allocation)  + We won a $5 million bond mandate.  - We won a game.
(a|the|one|our) (new|first) (\S+ ){0,6}(mandate|account|relationship)  + A new $5 million bond mandate.  - A new day.
`,
});

/** Might end, or is one of many that are summed. */
export const noAccount = lexicon({
  words:
    'if could may might would expect expected risk potential likely pipeline accounts mandates terminations awards unfunded',
});

/** A plan sponsor pays into its plan, or changes what it assumes. */
export const planMoney = lexicon({
  phrases: String.raw`
contribut(e|ed|ing|ion|ions) (\S+ ){0,8}(pension|defined benefit|retirement) (\p{L}+ )?(plans?|trusts?|funds?)?  + We will contribute $9 million to our pension plan.  - They contribute ideas.
(pension|defined benefit|retirement) (plans? )?(contributions?|funding)  + Pension contributions of $9 million.  - The pension is small.
`,
});
export const planRate = lexicon({
  phrases: String.raw`
(lower|higher|decrease[ds]?|increase[ds]?|reduc\w+|change|lowered|raised|decline|drop|fell|rose) (\S+ ){0,6}discount rates?  + A lower discount rate at our pension.  - The discount store.
discount rates? (\S+ ){0,6}(lower|higher|decreased?|increased?|fell|rose|declined|dropped|went|reduced|to)  + The discount rate fell to 4 percent.  - A discount rate.
`,
});
export const ofPension = lexicon({
  words: 'pensions? retirement opeb',
  phrases: String.raw`
defined benefit  + A defined benefit plan.  - A benefit.
`,
});

/** What a sum has to stand beside, to be that of an account or of a contribution. */
export const bearsSum = lexicon({
  words:
    'terminations? mandates? accounts? placements? contribut(e|ed|ing|ions?) relationships? redemptions?',
});
/** What a sum is that stands beside it, and comes of more than one account. */
export const isFlow = lexicon({
  words: 'inflows? outflows? flows? sales redemptions totaled totaling total aggregate',
});
/** Says that what was to be paid into a plan is paid no more. */
export const voidsContribution = lexicon({
  phrases: String.raw`
(no longer|not|n't|without|eliminat\w+|void\w*|zero|no|relie\w+|cancel\w*|suspend\w*|defer\w*) (\S+ ){0,6}(pension |required |cash |minimum )?(contributions?|contribute)  + We will not be required to make a contribution.  - We contribute.
contributions? (\S+ ){0,8}(eliminated|waived|deferred|suspended|void|canceled|cancelled|zero|not required|no longer)  + The contribution was eliminated by a law.  - The contribution is high.
`,
});
