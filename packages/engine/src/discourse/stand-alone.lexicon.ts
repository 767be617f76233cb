import { lexicon } from '../lexicon/lexicon.ts';

/** Opens with what stands elsewhere. */
export const opensElsewhere = lexicon({
  at: 'opening',
  words: String.raw`he she it they him her them his hers its their theirs this that these those such here there which who whose where
    because or nor than then also both neither either another others? same it'?s he'?s she'?s they'?re that'?s there'?s
    here'?s no are is was were has have had does did could will would should yes yeah yep nope exactly absolutely
    definitely certainly correct right sure true agreed again`,
  phrases: String.raw`
when you  + When you wait, it falls.  - When they wait, it falls.
if (you|that|it|they|so)  + If so, it falls.  - If rates rise, it falls.
(so|for|with|by|in|to|on|of|like) that  + For that it paid.  - For rates it paid.
(for|with|by|to|of|like) this  + With this it paid.  - With rates it paid.
in this case  + In this case it paid.  - In case it paid.
as such  + As such it paid.  - As rates rose, it paid.
on (the|your) (first|second|third|last|other) (one|question|point|part)?  + On your second question, it paid.  - On Monday it paid.
regarding your  + Regarding your fund, it paid.  - Regarding rates, it paid.
(in terms of|with regards? to|to|as (to|for)) your  + As to your fund, it paid.  - As to rates, it paid.
as (i|we|you|\p{Lu}\p{Ll}+) (said|mentioned|noted|pointed out|say)  + As we said, it paid.  - As rates rose, it paid.
not only that  + Not only that, it paid.  - Not only funds paid.
not that  + Not that it paid.  - Not all paid.
to (build on|add to|follow up on|piggyback)  + To follow up on costs, it paid.  - To save costs it paid.
building on  + Building on costs, it paid.  - Building costs paid off.
(one|some) of (those|these|them)  + One of them paid.  - One of two paid.
all of (that|this|those|these)  + All of that paid.  - All of Alder paid.
none of  + None of it paid.  - No one paid.
each of (those|these|them)  + Each of them paid.  - Each of two paid.
`,
});

/** Opens with such a word and stands by itself all the same. */
export const standsAnyway = lexicon({
  at: 'opening',
  phrases: String.raw`
(this|these|those|that) (year|quarter|month|week|fund|board|plan|company|system|committee|meeting|policy|portfolio|programme|program|report|decade|century|country|industry|market)  + This year it paid.  - This paid.
there (is|are|was|were|has|have|will)  + There are two funds.  - There it paid.
it('s| is| was) (important|essential|critical|clear|likely|unlikely|vital|worth|estimated|expected)  + It is likely that it paid.  - It is dear.
if you (look|think|are|want|have|invest|own|build|run)  + If you own a fund, it paid.  - If you wait, it paid.
when you (look|think|are|have|invest|own|build|run|get)  + When you own a fund, it paid.  - When you wait, it paid.
both (the|our)  + Both the funds paid.  - Both paid.
no (\w+ ){1,3}(is|are|was|were|has|have|can|will|should)  + No pension fund is safe.  - No, it paid.
`,
});

/** Points to what stands elsewhere; not where a word follows that says what is meant. */
export const pointsElsewhere = lexicon({
  phrases: String.raw`
(as|like) (i|we|you) (said|mentioned|just)(?! \p{L})  + It fell, as we said.  - It fell as we said it would.
as (i|we|you) (noted|discussed)(?! \p{L})  + It fell, as we noted.  - They noted it.
(i|you) (just )?(mentioned|asked|said)(?! \p{L})  + It is what you asked.  - You asked members.
(this|that|those) ones?(?! \p{L})  + They sold that one.  - They sold one.
do(es|ing)? (that|this|it)(?! \p{L})  + They do that.  - They do that work.
did (that|this|it)(?! \p{L})  + They did it.  - They did well.
done (that|this)(?! \p{L})  + They have done this.  - They have done well.
the (former|latter)(?! \p{L})  + They sold the latter.  - The former chair left.
(those|these) two(?! \p{L})  + They sold those two.  - They sold two.
that way(?! \p{L})  + They did well that way.  - It is a way.
over there(?! \p{L})  + They sold over there.  - They sold over a year.
right here(?! \p{L})  + They sold right here.  - They sold here.
(these|those|you) guys(?! \p{L})  + They asked you guys.  - Some guys left.
that (question|point|stuff|thing|kind|sort|guy|person|piece|part|side)(?! \p{L})  + They took that point.  - They took a point.
this (guy|stuff|thing|person|question|point)(?! \p{L})  + They took this point.  - They took a point.
your question(?! \p{L})  + It is your question.  - It is a question.
all (of )?(that|this)(?! \p{L})  + They sold all of that.  - They sold all.
(about|into|in|for|with|to|on|of) (that|it)(?! \p{L})  + They paid for it.  - They paid for it all.
about (this|them)(?! \p{L})  + They talk about them.  - They talk about costs.
than that(?! \p{L})  + It is more than that.  - It is more than two.
what (he|she|they|you) (said|mean|meant)(?! \p{L})  + It is what they said.  - They said it.
`,
});

/** Where a sentence that trails off ends. */
export const danglingEnd = lexicon({
  phrases: String.raw`
~(\.{3}|…|--|—)[."”]{0,4}$  + They sold it, and…  - They sold it.
(and|or|but|so|because|the|a|to|of|that|which|um|uh|like|you know|right)[.,?!]{0,4}$  + They sold it because.  - They sold it because costs rose.
(includes?|including|such as|namely|than|by|from|between|under|(to|must|will|should) (build|move|work|go|come|focus|look) (on|in|with|to|at|for)|which is|who|whose|when|where|whether|if|mr|mrs|ms)[.,?!:]{0,4}$  + It is what it includes.  - It includes costs.
(as follows|the following)( \([^()]{1,40}\))?[.,?!:]{0,4}$  + The data are as follows.  - The data follow.
(years?|ever|long) since[.,?!]{0,4}$  + They sold ever since.  - They sold since May.
(and stuff|or whatever|and so on|and things like that)[.,?!]{0,4}$  + They sold bonds and so on.  - They sold bonds and things.
`,
});
