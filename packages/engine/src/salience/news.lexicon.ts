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

/** Draws a conclusion. */
export const follows = lexicon({
  words: String.raw`because therefore meaning consequently otherwise unless until if would could must cannot can't required? requires
    obliged? exposed? threatens? forces? forced`,
  phrases: String.raw`
as a result  + Fees fell as a result.  - The result was good.
which means  + It failed, which means delay.  - He has the means.
that means  + A cut, and that means delay.  - She said that it is a means.
means? that  + It means that all lose.  - They mean well.
leads? to  + It leads to delay.  - She leads the team.
led to  + It led to delay.  - She led the team.
results? in  + It results in delay.  - The results came in.
resulted in  + It resulted in delay.  - Nothing resulted.
due to  + It fell due to costs.  - It falls due in May.
so that  + They sold so that all are paid.  - So they said that.
the reason  + Cost is the reason.  - They reason with lenders.
in turn  + They in turn pay less.  - They turn in time.
depends? on  + It depends on rates.  - It depends.
at stake  + Much is at stake.  - The stake was sold.
have to  + They have to pay.  - They have two funds.
has to  + It has to pay.  - It has two funds.
needs? to  + It needs to pay.  - It needs cash.
`,
});

/** Draws a conclusion that cannot be missed. */
export const strong = lexicon({
  words: "because therefore consequently unless must cannot can't risks? otherwise",
  phrases: String.raw`
as a result  + Fees fell as a result.  - The result was good.
which means  + It failed, which means delay.  - He has the means.
that means  + A cut, and that means delay.  - She said that it is a means.
means? that  + It means that all lose.  - They mean well.
leads? to  + It leads to delay.  - She leads the team.
led to  + It led to delay.  - She led the team.
due to  + It fell due to costs.  - It falls due in May.
so that  + They sold so that all are paid.  - So they said that.
the reason  + Cost is the reason.  - They reason with lenders.
at stake  + Much is at stake.  - The stake was sold.
`,
});

/** Why a figure was as it was. */
export const past = lexicon({
  phrases: String.raw`
due to  + It fell due to costs.  - It falls due in May.
because of  + It fell because of costs.  - It fell because costs rose.
as a result  + Fees fell as a result.  - The result was good.
result(s|ed) in  + It resulted in delay.  - Nothing resulted.
led to  + It led to delay.  - She led the team.
`,
});

export const ahead = lexicon({
  words: String.raw`will would expect\w* must should if until unless means? risks?`,
  phrases: String.raw`
need(s)? to  + They need to pay.  - They need cash.
have to  + They have to pay.  - They have two funds.
`,
});

/** Says of itself that it matters. */
export const matters = lexicon({
  words: String.raw`important critical crucial essential key matters? priority priorities opportunit(y|ies) challenges? biggest
    largest significant record`,
  phrases: String.raw`
first time  + It fell for the first time.  - Time came first.
long[- ]term  + It is a long-term plan.  - The term was long.
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
