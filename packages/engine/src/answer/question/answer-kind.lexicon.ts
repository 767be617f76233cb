import { lexicon } from '../../lexicon/lexicon.ts';

/** Questions that a number answers. */
export const asksNumber = lexicon({
  phrases: String.raw`
    how (much|many|large|big|high|low|old|far|often|long)  + How much did the board commit to it?  - How did the vote end?
    (what|which)( \S+){0,6} (rate|return|ratio|percentage|share|price|cost|fee|salary|yield|margin|value|amount|total|number|target|size|budget|sum|multiple|balance|payment|contribution|aum|irr|nav|eps|saving|assets under management)s?(?! on\W*$)  + What was the market value of the fund?  - What happened to the motion?
    ^\W*what (was|were|is|are|will be|would be)( \S+){0,6} (revenue|sales|income|profit|earnings|ebitda|ebit|backlog|debt|liability|liabilitie|inventory|inventorie|cogs|capex|dividend|assets|expenditure|expense|capex|impairment|provision|goodwill|deposit|receivable|inflow|outflow|cash flow|distribution|liquidity|guidance)s?( (in|for|of|at|during|from|last|this|per|expected|before|after)\b|\W*$)~  + What was revenue in the fourth quarter?  - What was sales training like?
    what (did|does|do|will|would)( \S+){0,4} (spend|pay|cost|return|earn|lose|charge|owe|contribute)(?!( \S+){0,2} on\W*$)  + What did the fund spend on fees?  - What do the managers charge fees on?
  `,
});

/** Questions that a day, a year or a time answers. */
export const asksDate = lexicon({
  phrases: String.raw`
    ^\W*when  + When are proposals due?  - What was said when they met?
    (from|since|until|as of|to) (when|(what|which) (date|day|month|quarter|time|meeting))  + Who will be counsel, and from when?  - What rate did it end with?
    (what|which) (date|day|month|quarter)  + On what date does it end?  - What rate did it end with?
  `,
});

/** Of those, for when something began. */
export const asksBeginning = lexicon({
  phrases: String.raw`
    ^\W*(since|from) (when|what (year|date|day))  + Since when is she the chair?  - When did she speak?
  `,
});

/** What tells of a beginning. */
export const tellsBeginning = lexicon({
  words: String.raw`since became becomes? joined appointed named elected hired promoted started began succeed(s|ed)? filled appoints?`,
  phrases: String.raw`
    took (over|office)  + She took over in May.  - She took notes.
    in (his|her|their|its) \p{L}+ (year|term)  + He is in his ninth year as a trustee.  - He is in his office.
  `,
});

/** Questions that a cause answers. */
export const asksReason = lexicon({
  phrases: String.raw`
    ^\W*why  + Why was the commitment put off?  - When was the commitment put off?
    (what|which) reasons?  + For what reason did she abstain?  - What did she abstain from?
  `,
});

/** Questions that the end of a vote answers. */
export const asksOutcome = lexicon({
  phrases: String.raw`
    (vote|voted|motion|amendment|resolution|proposal)  + How did the vote end?  - How did the year end?
    ^\W*(did|has|have) the (board|committee|council|trustees)  + Did the board redeem?  - Did the fund return more?
    ^\W*what happened (to|with)  + What happened to the search?  - What happened?
  `,
});

/** Questions that somebody answers. */
export const asksWho = lexicon({
  phrases: String.raw`
    ^\W*((by|to|for|from|with) )?(who|whom|whose)  + Who chairs the board?  - Why did those who chair it leave?
  `,
});

/** Of those, for who leads something. */
export const asksLeader = lexicon({
  phrases: String.raw`
    ^\W*who (manages?|runs?|leads?|heads?|oversees?)  + Who manages private credit?  - Who managed to sell it?
  `,
});

/** What tells that somebody leads something. */
export const tellsLeader = lexicon({
  words: String.raw`manages? managed runs? ran leads? led heads? headed oversees? oversaw`,
  phrases: String.raw`
    (chief|director|officer|manager) (of|for)  + She is director of credit.  - She is a director.
    (in charge|responsible) (of|for)  + She is in charge of credit.  - She is in the room.
    chief( \S+){1,3} officer  + She is our chief investment officer.  - She is the chief.
  `,
});

/** Questions for what somebody decided. */
export const asksDecided = lexicon({
  phrases: String.raw`
    ^\W*what (did|has|have|does|do|was|were)( \S+){0,8} (decided?|resolved?|rule|ruled)  + What did the board decide about the fund?  - What did the board say about the fund?
  `,
});

/** What somebody decided, whatever it is called. */
export const tellsDecided = lexicon({
  words: String.raw`decid(?:e|es|ed) vot(?:e|es|ed) adopt(?:s|ed)? approv(?:es|ed) reject(?:s|ed)? declin(?:es|ed) refus(?:es|ed)
    resolv(?:es|ed) agreed authoriz(?:es|ed) terminated hired selected appointed chose choose committed redeemed deferred tabled referred
    postponed carries carried fails failed lost unanimous(?:ly)?`,
  phrases: String.raw`
    (we|they|it|board|committee) (said no|turned (it|them) down|put (it|them) off|let (it|them) go|ruled)  + We said no, 4 to 3.  - We said that it would rain.
    (will|would) (always|never|no longer)  + The fund will never sell.  - The fund will sell some day.
  `,
});

export const tellsNumber = lexicon({
  words: String.raw`two three four five six seven eight nine ten eleven twelve \w+teen twenty thirty forty fifty sixty seventy eighty ninety
    hundred thousand million billion percent half`,
  phrases: String.raw`
    ~\d  + It rose to 7.25%.  - It rose.
  `,
});

export const tellsDate = lexicon({
  words: String.raw`january february march april june july august september october november december monday tuesday wednesday thursday friday
    saturday sunday tomorrow today spring summer autumn winter`,
  phrases: String.raw`
    may (\d|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|thirteenth|\w+teenth|twentieth|twenty|thirt)\w*  + It is due May 4.  - It may end.
    (19|20)\d\d  + It ends in 2027.  - It ends at 20.
    (next|this|last) (week|month|quarter|year|meeting)  + It comes next quarter.  - It comes.
    (first|second|third|fourth) (quarter|half)  + It closes in the first quarter.  - It closes a quarter.
    (until|as soon as|once (the|we|they|it|this|that|all|counsel|staff)|(after|before|when) (the|we|they|it|this|that|all|our|its|their))  + Not until debt is lower.  - We once did it.
  `,
});

export const tellsReason = lexicon({
  words: String.raw`because since therefore`,
  phrases: String.raw`
    (so that|due to|owing to|the reason|as a result|in order to|which means|that's why|given that|not until|until (we|they|the))  + We waited so that counsel could read it.  - We waited.
    (is|are|was|were|am|'m|'s|'re) (not )?(concerned|worried|conflicted|uncomfortable|disappointed)  + I'm not comfortable, I'm concerned.  - I am here.
    (trailed|lagged|underperformed|missed|lost)  + They trailed the index for three years.  - They led.
    (outside|above|over|beyond) (our|its|the|their) (own )?(policy |target )?(range|policy|limit|band)  + It was outside our range.  - It was outside our office.
    (that|which) (brought|put|got|took) (us|it|them) (back|down|inside|within|under|below)  + We sold some, and that brought us back.  - That brought us coffee.
  `,
});

/** What stands before a reason: somebody asks for it, or says that it comes. */
export const opensReason = lexicon({
  phrases: String.raw`
    ^\W*(but |and |so )?why .{0,200}[?]\W*$~  + Why raise fixed income?  - We know why.
    (here's|here is|that's|that is|this is|tell you) why\W*$~  + Here's why.  - Here's what I asked.
  `,
});

export const tellsOutcome = lexicon({
  words: String.raw`ayes? nays? noes carries carried fails failed passes passed unanimous(?:ly)? opposed abstain(?:s|ed|ing)? withdrawn deferred tabled approved
    rejected denied`,
  phrases: String.raw`
    (motion|amendment|vote|question) (is|was) (lost|adopted|agreed)  + The motion is lost.  - The motion is long.
    \d+-\d+  + It passed, 5-1.  - It was long.
    (votes?|voted|voting) (no|yes|against|for|in favou?r)  + She voted against.  - They voted.
  `,
});

/** A name of two words or more, or one behind a title. */
export const tellsWho = lexicon({
  isCased: true,
  phrases: String.raw`
    (?!(The|This|That|These|Those|An?|Our|Its|Their|All|No) )\p{Lu}[\p{L}'’-]+ (\p{Lu}\. )?\p{Lu}[\p{L}'’-]+  + Ana Varga moved it.  - The Board moved it.
    (Mr|Ms|Mrs|Dr)\.? \p{Lu}[\p{L}'’-]+  + Ms. Varga moved it.  - The chair moved it.
  `,
});
