import { lexicon } from '../lexicon/lexicon.ts';

export const decision = lexicon({
  words: String.raw`decided decision voted approved? adopt(ed|s)? rejected ratif\w+ chose agreed replac(ed|es) sold bought acquired
    committed hired appointed resigned launched announced declared ended clos(ed|es) moved recommend(s|ed)?
    negotiated slowed raised raising cut cuts reduced increased lowered`,
});

export const result = lexicon({
  words: String.raw`returned gained lost fell rose grew beat lagged trailed outperformed underperformed saved costs? earned paid pays?
    reached exceeded missed against record highest lowest largest`,
  phrases: String.raw`
ended the (quarter|year)  + It ended the year at 5%.  - The year ended.
up from  + Costs are 5%, up from 4%.  - Costs are up.
down from  + Costs are 4%, down from 5%.  - Costs are down.
compared (with|to)  + It is 5% compared with 4%.  - They compared funds.
`,
});

export const claim = lexicon({
  words: String.raw`expects? forecasts? projects? will would should must cannot can't never argue[sd]? warn(s|ed)? disagree[sd]?
    oppos(es|ed) concern(s|ed)? risks? believe[sd]? wrong problem mistake but`,
  phrases: String.raw`
plans? to  + It plans to sell.  - The plans changed.
instead of  + They buy bonds instead of shares.  - They buy bonds instead.
rather than  + They sell rather than hold.  - It is rather dear.
`,
});

/** Says what follows from what, in so many words. */
export const drawn = lexicon({
  words: 'therefore consequently thereby',
  phrases: String.raw`
as a (direct )?(result|consequence)  + Fees fell as a result.  - The result was good.
which (in turn )?means  + It failed, which means delay.  - He has the means.
(that|this) means (that|higher|lower|more|less|fewer|a|an|the)  + A cut, and that means a delay.  - She said that it is a means.
meaning (that|higher|lower|more|less|fewer)  + It fell, meaning that all lose.  - The meaning was clear.
means? (that|higher|lower|more|less|fewer)  + A cut means higher fees.  - They mean well.
leads? to  + It leads to delay.  - She leads the team.
so that  + They sold so that all are paid.  - So they said that.
in turn  + They in turn pay less.  - They turn in time.
at stake  + Much is at stake.  - The stake was sold.
(which|that|it|and) (will|would|could|may) (add|cost|save|raise|lower|cut|reduce|increase|force|require|delay|double|halve|put|leave|bring|mean)  + It fails, which would add to costs.  - It is a cost that adds up.
(forces|forced|forcing|obliges|obliged|requires|required|requiring) \w+ (\w+ )?to  + The law forces funds to sell.  - They need force.
otherwise  + They pay now, otherwise they pay more.  - They pay.
`,
});

export const ahead = lexicon({
  words: String.raw`will would expect\w* must should if until unless means? risks?`,
  phrases: String.raw`
need(s)? to  + They need to pay.  - They need cash.
have to  + They have to pay.  - They have two funds.
`,
});

/** What an institution has at stake. */
export const stake = lexicon({
  words: String.raw`costs? fees? risks? risky allocat\w+ commitments? commit liabilit\w+ contributions? funded unfunded benefits
    obligations? deadlines? regulat\w+ law legislature fiduciary liquidity illiquid defaults? loss(es)? exposures?
    redemptions? budgets? members retirees beneficiar\w+ taxpayers employers? pensions? margins? returns? capital investors?
    trustees board payrolls? premiums? covenants? rates? inflation valuations? shareholders? earnings revenues? tariffs?
    compliance lawsuits? licen[cs]e security vulnerabilit\w+ outages? funding jobs customers? suppliers?`,
  phrases: String.raw`
cash flows?  + Cash flows fell.  - Cash fell.
`,
});
