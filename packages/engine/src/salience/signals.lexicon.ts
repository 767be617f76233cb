import { lexicon } from '../lexicon/lexicon.ts';

/** Says of itself that it matters. */
export const importance = lexicon({
  words: String.raw`important(ly)? significant(ly)? critical crucial essential key major fundamental(ly)? record never must
    should challenges? risks? problems? opportunit(y|ies) priorit(y|ies) lesson mistake advantage trade-?offs?
    strateg(y|ic) goal focus(ed)? decision decided changed? future`,
  phrases: String.raw`
the (biggest|largest|main|real|whole) \w+  + It is the biggest cost.  - The cost is big.
most \w+  + It is what most funds pay.  - It pays the most.
for the first time  + It fell for the first time.  - The first time trial ended.
first[- ]ever  + It was the first-ever deal.  - It was first, as ever.
need(s)? to  + They need to pay.  - They need cash.
have to  + They have to pay.  - They have two funds.
instead of  + They buy bonds instead of shares.  - They buy bonds instead.
rather than  + They sell rather than hold.  - It is rather dear.
not just  + It is not just cost.  - It is not a just law.
`,
});

/** Tells what follows from what. */
export const consequence = lexicon({
  words: String.raw`because therefore consequently driv(es|en|ing) impact(s|ed)? implications? allows? enables? ensure[sd]?
    otherwise beneficiar(y|ies) members taxpayers`,
  phrases: String.raw`
as a result  + Fees fell as a result.  - The result was good.
which means  + It failed, which means delay.  - He has the means.
that means  + A cut, and that means delay.  - She said that it is a means.
mean(s|ing) that  + It fell, meaning that all lose.  - They mean well.
leads? to  + It leads to delay.  - She leads the team.
led to  + It led to delay.  - She led the team.
results? in  + It results in delay.  - The results came in.
resulted in  + It resulted in delay.  - Nothing resulted.
due to  + It fell due to costs.  - It falls due in May.
in order to  + They sold in order to pay.  - In order came the claims.
so that  + They sold so that all are paid.  - So they said that.
the reason  + Cost is the reason.  - They reason with lenders.
helps? (us|them|you|to)  + It helps us pay.  - It helps.
in turn  + They in turn pay less.  - They turn in time.
depends? on  + It depends on rates.  - It depends.
at stake  + Much is at stake.  - The stake was sold.
long[- ]term  + It is a long-term plan.  - The term was long.
going forward  + We save going forward.  - They sold it forward.
`,
});

/** The figures that a reader of results looks for. */
export const keyFigure = lexicon({
  words: 'eps revenues? ebitda guidance outlook comparable backlog organic commitments?',
  phrases: String.raw`
per (diluted )?share  + Two dollars per diluted share.  - They share it per fund.
net sales  + Net sales rose.  - Sales rose net of tax.
net income  + Net income rose.  - Income rose.
net loss  + The net loss grew.  - The loss grew.
free cash flow  + Free cash flow rose.  - Cash flow rose.
full[- ]year  + The full-year figure rose.  - It took a full two years.
same[- ]store  + Same-store sales rose.  - The same big store closed.
funded (ratio|status)  + The funded ratio fell.  - It funded the plant.
net returns?  + Net returns fell.  - Returns fell.
assets under management  + Assets under management rose.  - Assets rose under her.
assumed rate  + The assumed rate fell.  - They assumed the debt.
contribution rates?  + Contribution rates rose.  - The contribution rose.
`,
});

/** Tells what is expected. */
export const outlook = lexicon({
  words: 'guidance',
  phrases: String.raw`
we (now |currently |still |also )?(expect|anticipate|forecast|project|target|plan|estimate|see)  + We now expect growth.  - They expect growth.
is expected to  + It is expected to grow.  - Growth is what they expected.
are expected to  + Costs are expected to grow.  - Are they expected?
in the range of  + It is in the range of 2 to 3.  - Cattle range in the west.
range of  + A range of 2 to 3.  - The range grew.
`,
});

/** A part of a year. */
export const quarterly = lexicon({
  phrases: String.raw`
(first|second|third|fourth|q[1-4]|full|fiscal|prior|last|this)[- ](quarter|year|half|month)  + It grew in the second quarter.  - A quarter of funds lost.
`,
});

/** Words that fill. */
export const filler = lexicon({
  words: 'um uh like stuff things? basically actually literally whatever gonna wanna yeah',
  phrases: String.raw`
you know  + It is, you know, dear.  - They know.
kind of  + It is kind of dear.  - She is kind.
sort of  + It is sort of dear.  - They sort it.
i mean  + I mean, it is dear.  - The mean is 5%.
i guess  + I guess it fell.  - They guess.
i don't know  + I don't know why.  - They don't know.
`,
});

/** Tells what once happened. */
export const narrative = lexicon({
  words: 'was were had went did started came said told got would remember',
  phrases: String.raw`
ended up  + They ended up with debt.  - The year ended.
back in  + It was back in May.  - They sat back.
at the time  + They held bonds at the time.  - The time of the vote.
years ago  + It fell two years ago.  - The years of growth.
`,
});

export const personal = lexicon({ words: "i i'm i've i'd me my myself mine" });

export const address = lexicon({ words: "you your you're" });
