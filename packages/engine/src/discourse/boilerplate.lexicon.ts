import { lexicon } from '../lexicon/lexicon.ts';

/** What every filing, contract or call says of itself: how it is made, what words mean, what will be spoken of. */
export const boilerplate = lexicon({
  phrases: String.raw`
(today|this (morning|afternoon|evening)|tonight),? (we|i)('ll| will| plan| want| intend| would like| are going| am going)( to)? (cover|discuss|review|walk|talk|go|share|present|speak|update|outline)  + Today we plan to cover our results.  - Today we sold the plant.
(we|i) (plan|intend|hope|propose) to (cover|discuss|talk about|go over|walk (you )?through|review with)  + We plan to cover the guidance for 2022.  - We plan to cut fees.
(pledge|pledged) (my |your |our )?allegiance  + I pledge allegiance to the flag.  - They pledge a million dollars.
(ayes|yeas|noes|nays)( \(\d{1,2}\))?:~  + Ayes (4): Finch, Lee. Noes (1): Birch.  - The ayes have it.
pledge of allegiance  + She leads us in the Pledge of Allegiance.  - The pledge fell.
one nation,? under god  + One nation under God, with justice for all.  - It is one nation of many.
(let us (all )?pray|(bow|bowed) (our|your) heads|in (jesus'?s?|your holy|his holy) name|heavenly father|(invocation|opening prayer) (will be|was|is)( being)? (given|led|offered))  + Let us pray for this city.  - They pray for rain.
fair values? (is|are|was|were|reflects?) (defined|determined|estimated|measured|based|the (price|amount))  + Fair value is defined as a price.  - The fair value fell by a tenth.
(is|are|was|were) defined as (the|a|an|cash|net|income|earnings)  + Free cash flow is defined as cash less capital.  - The border is defined.
projections of any evaluation  + Projections of any evaluation may err.  - Projections fell.
preparation of (\p{L}+ ){0,4}(financial )?statements  + The preparation of our financial statements takes time.  - The preparation of the bid cost much.
(requires?|required) (us|management|the company) to (make|apply|use|exercise) (\p{L}+ ){0,3}(assumptions|estimates|judge?ments?)  + It requires us to make assumptions.  - It required us to sell.
(issuers?|trustees?|holders?|part(y|ies)|agents?|borrowers?|lenders?|guarantors?|company|purchasers?|sellers?) (further |hereby |also )?(shall|agrees? to take any)  + The issuer shall give notice.  - The trustees voted to sell.
(assumes?|assumed) (all (of )?)?the (covenants|obligations)  + It assumes the covenants of the former issuer.  - It assumes a rate of 7 percent.
(new|recent(ly)?) (adopted |issued )?accounting (guidance|standards?|pronouncements?)  + They follow the adoption of new accounting guidance.  - The accounting firm was hired.
accounting standards? (update|codification)  + The board issued Accounting Standards Update 2016.  - Standards rose.
(critical|significant) accounting (policies|policy|estimates?)  + These are critical accounting policies.  - The policies changed.
(reclassified|reclassifications?) (of|from|to) (long|short|other|“|"|net|certain|prior)  + Reclassification of long-term obligations.  - The fund was reclassified.
derived from (the )?audited  + The data was derived from audited statements.  - Income was derived from fees.
not include all (of the )?(disclosures|information)  + It does not include all disclosures.  - It does not include all funds.
purchase price allocation  + The purchase price allocation is not final.  - The purchase was large.
unrecogni[sz]ed (compensation|stock|share)  + Unrecognized compensation expense was $8 million.  - His work was unrecognized.
not reflected in (adjusted|ebitdar?|these)  + They are not reflected in Adjusted EBITDAR.  - It is not reflected in prices.
(is|are) ([\p{L}-]+ ){0,8}adjusted to (exclude|include|reflect)  + EBITDA is income adjusted to exclude gains.  - The plan was adjusted to the market.
(management|the company) (excludes|presents|uses|believes)  + Management excludes rent expense.  - Management cut the fee.
(presented|provided|intended) to (assist|help) (users|investors|readers)  + It is presented to assist users.  - It was sold to assist the fund.
(recorded|included|recognized) (within|in) (\p{L}+[ -]){0,2}(operating|interest|other|income|loss|cost|selling|general)  + The gain is recorded within non-operating items.  - The sale was recorded in May.
segment assets exclude  + Total segment assets exclude cash.  - The segment grew.
(initially|generally) (deferred|expensed|recorded|recogni[sz]ed|capitali[sz]ed)  + Allowances are initially deferred.  - Initially sales fell.
(are|is) expensed as incurred  + The costs are expensed as incurred.  - The costs fell.
(participants|employees) (can|may) contribute up to  + Participants can contribute up to 50 percent.  - Employees can leave.
(principal executive offices?|zip code|area code|p\.? ?o\.? box|registrant's telephone)  + They are our principal executive offices.  - The principal was repaid.
\d{1,5} ([\p{L}.]+ ){1,4}(street|road|avenue|boulevard|drive|lane|parkway|suite),~  + We are at 700 Larch Hill Road, Purchase.  - They built 700 homes on the road.
submission of matters  + Submission of Matters to a Vote of Security Holders.  - The submission won.
executive (shall|will be eligible|agrees)  + Executive shall serve for a year.  - The executive left.
submission to jurisdiction  + Submission to Jurisdiction.  - The submission won.
as (trustee|registrar),? (and )?(registrar|paying agent)  + Larch Bank, as Trustee, Registrar and Paying Agent.  - She served as trustee.
~\(the ["“](former|substitute|previous|issuer|notes?)  + Alder Inc. (the “Former Issuer”) signed.  - Alder signed.
may differ (materially )?from  + Results may differ from those expected.  - The plans differ.
weighted-average (period|remaining|grant)  + It is recognized over a weighted-average period.  - The average rose.
`,
});

/** Opens without its own beginning: what was cut off stands before it. */
export const cutOff = lexicon({
  at: 'opening',
  phrases: String.raw`
(inc|corp|ltd|llc|plc|co)\.,? ?\(~  + Inc. (the “Issuer”) signed.  - Incomes rose.
not (how|what|why|where|when|who)  + Not how the logic works inside.  - Not every fund fell.
(ability|able) to \p{L}+  + Ability to get logs from machines.  - Abilities differ.
`,
});
