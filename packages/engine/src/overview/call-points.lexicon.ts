import { lexicon } from '../lexicon/lexicon.ts';

/** A company does something that it did not do before: it buys, sells, borrows, repays, wins, opens or closes. */
export const companyChange = lexicon({
  phrases: String.raw`
(we|company|board|which) (have |has |had |also |recently |just |successfully |were able to |was able to |are able to |are also |are |are now )*(acquir(ed|ing)|bought|buying|sold|selling|divest(ed|ing)|repurchas(ed|ing)|retired|repaid|redeemed|refinanced|issued|reduced?|reducing|paid (down|off)|cut|clos(ed|ing)|opened|launched|launching|sign(ed|ing)|won|secured|received|entered|formed|agreed|announced|authorized|approved|completed|committed|making|made) (?!that|sure|progress|clear)  + We acquired Alder Mills.  - Taste is acquired.
(was|were|been) (awarded|granted|acquired|sold|divested|repaid|retired|authorized)  + We were awarded a contract.  - We were glad.
has made (a|an) ([$\d.]+ (million|billion) )?  + It has made a $2 billion commitment.  - It has made sense.
(acquisition|divestiture|sale|merger|purchase) of  + The sale of Alder Mills was closed.  - A sale was slow.
(share|stock) (repurchases?|buybacks?)  + Share repurchases came to $4 million.  - We share it.
(cost|overhead|annual|annualized|run[- ]rate) (savings|reductions?|synerg(y|ies))  + Annual savings are $4 million.  - They saved.
`,
});

/** A company gives no outlook, or takes it back. */
export const noOutlook = lexicon({
  phrases: String.raw`
(not|n't|no longer|unable|without) (be )?(able )?(to )?(be )?(provid|giv|issu|offer)(e|ing)? (\S+ ){0,7}(guidance|outlook|forecast)  + We are not providing guidance.  - We provide guidance.
(withdr[ae]w(n|ing)?|suspend(ed|ing)?) (\S+ ){0,5}(guidance|outlook)  + We have withdrawn our guidance.  - The outlook rose.
`,
});

/** How a company did as a whole, where no sentence tells it in money. */
export const outcome = lexicon({
  phrases: String.raw`
(return(ed)?|got back|back|came back) to profit(ability)?  + We return to profitability overall.  - We return to costs.
first (\S+ ){0,2}profits?  + It was our first net profit since 2018.  - The first question is of Alder.
(highest|best|largest|strongest|record) (?!in |of |on )(\S+ ){0,4}(profits?|results?|earnings|quarter|year|revenues?|sales)  + It was the best quarter in years.  - The best of them left.
`,
});

/** Puts a figure right that was said before it, in the same breath. */
export const correctsItself = lexicon({
  words: 'misspoke mis-spoke',
  phrases: String.raw`
(just to|let me|i have to|i need to|we have to|we need to) correct (?!for\b|that problem)  + Between 54 and 50, just to correct 45 to 50.  - We correct for it.
(strike|scratch) that  + It was 14, strike that, 15.  - They strike.
sorry,? (\p{L}+ ){0,3}\d~  + It was 14, sorry, 15.  - Sorry for that.
(i|we) mean,? (\p{L}+ ){0,2}\d~  + It was 14, I mean 15.  - It means 15.
(correction|excuse me)[,:] (\p{L}+ ){0,2}\d~  + It was 14, correction, 15.  - The correction of 5%.
`,
});

/** An outlook that does not say what is expected. */
export const bareOutlook =
  /^(?:our|the) (?:[\p{L}-]+ )?(?:guidance|outlook|target)(?: (?:for|in) (?:the )?(?:[\p{L}\d-]+ ){0,3}(?:year|quarter|ahead|20\d\d))* (?:is|was|remains|stays)(?: at)? (?:about |around )?[\p{Sc}\d]/iu;
