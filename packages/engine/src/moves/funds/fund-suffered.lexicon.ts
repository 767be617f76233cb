import { lexicon } from '../../lexicon/lexicon.ts';

// What allocators do, told of what it is done to: whoever the talk is of does it.

export const isTerminated = lexicon({
  phrases: String.raw`
(was|were|been|being) (\p{L}+ly )?(let go|terminated|fired|dropped|dismissed|axed|cut loose|shown the door)(?= )  + Alder was let go from a bond account.  - Alder was late.
(lost|loses|will lose|losing) (its|the|an?|their|that) (\S+ ){0,9}(mandate|portfolio|account|contract|assignment|business)  + Alder lost its bond mandate.  - Alder lost its way.
(contract|mandate|agreement|relationship) (with \S+ (\S+ )?)?(ended|was (ended|terminated|canceled|not renewed)|will not be renewed|will end)  + The contract ended in May.  - The contract is long.
`,
});

export const isHired = lexicon({
  phrases: String.raw`
(was|were|been|being) (\p{L}+ly )?(hired|selected|chosen|retained|picked|tapped) (to|as|for|by|from|over)  + Alder was hired to run bonds.  - Alder was tired.
(was|were|been|being) (\p{L}+ly )?awarded  + Alder was awarded a contract.  - Alder was old.
(won|wins|landed|lands|takes over|took over|will take over|captured) (the|an?|that|its) (\S+ ){0,9}(mandate|contract|account|assignment|bid|job|business|work)  + Alder won the bond mandate.  - Alder won the race.
(mandate|contract|job|account|assignment|business|work) (went|goes|is going|will go) to  + The contract went to Alder.  - The contract went away.
`,
});

export const isCommitted = lexicon({
  phrases: String.raw`
commitments? (\S+ ){0,14}(was|were) (\p{L}+ly )?(approved|made|authorized|closed)  + A commitment of $5 million to Alder was approved.  - The commitment is old.
[$€£]?\d\S{0,14}( million| billion)? (\S+ ){0,4}(went|goes|is going|was (committed|allocated|put)|were (committed|allocated|put)) (in)?to  + Another $5 million went to Alder Fund.  - It went to sleep.
`,
});

export const isRateChanged = lexicon({
  phrases: String.raw`
(assumed|assumption|discount|contributions?|assumed rate|rate of return)( \S+){0,6} (goes|went|go|falls|fell|rises|rose|drops|dropped|moves|moved|climbs|climbed|comes down|came down|increases|increased|decreases|decreased|will (rise|fall|go|drop|climb|increase)) (\S+ ){0,3}(from|to) [$€£]?\d~  + The employer contribution goes from 30% to 34%.  - The contribution is 30%.
`,
});

export const isTargetChanged = lexicon({
  phrases: String.raw`
(targets?|allocations?|weights?|equit(y|ies)|income|credit|infrastructure|estate|assets|bonds|stocks|cash|markets|venture)( to \p{L}+)? (goes|went|go|falls|fell|rises|rose|drops|dropped|moves|moved|climbs|comes|came|will (rise|fall|go|drop|climb|move)) (up |down )?from [$€£]?\d~  + Public equity goes from 48% down to 42%.  - Equity is 48%.
`,
});

export const isSearched = lexicon({
  phrases: String.raw`
(rfps?|rfqs?|requests? for (proposals|qualifications)|search|solicitation)( \S+){0,6} (went (out|live)|goes (out|live)|seeks|covers|calls for|was (issued|launched|released|opened|posted)|is (out|open|underway|under way)|opened|launched|closes|closed|are due|is due)  + The RFP went out in May.  - The RFP is long.
(proposals|bids|responses) are due  + Bids are due in May.  - The fee is due.
`,
});

export const isRefused = lexicon({
  phrases: String.raw`
(proposal|motion|measure|plan|bid|effort|resolution|idea|push|request)( \S+){0,22} (was (\p{L}+ly )?(rejected|defeated|voted down|turned down|shot down)|failed|died|fell short|went down|did not pass|lost)  + The proposal to sell tobacco stocks went down.  - The proposal is long.
`,
});
