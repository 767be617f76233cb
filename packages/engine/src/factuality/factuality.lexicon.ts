import { lexicon } from '../lexicon/lexicon.ts';

/** Says of all that stands around it that it is imagined. */
export const imagined = lexicon({
  words: 'hypothetical(ly)? what-if',
  phrases: String.raw`
what if  + What if rates fell?  - What fell?
(for|by way of|as an) illustration  + These are for illustration only.  - He drew the illustration.
(stress|worst|downside|doomsday)[- ](case|scenario)s?  + The stress case is lower.  - In the worst year it fell.
(let's|let us) (say|suppose|imagine|assume|pretend)(?! ?,)  + Let's say the sponsor paid double.  - It is, let's say, dear.
(suppose|supposing|imagine) (that |if )?(we|you|they|the|it|there|somebody|someone)  + Suppose the sponsor paid double.  - He supposed so.
in theory  + In theory it pays double.  - The theory pays.
thought experiment  + As a thought experiment, we sell.  - The experiment failed.
what would (happen|it take|it look like|that do)  + What would happen without bonds?  - What happened?
just to see  + And at eight, just to see?  - We just see it.
(just|only) imagine  + Just imagine we sold it all.  - He imagined it.
in that case,? (you|we|they|it|he|she)('d| would|'ll| will)  + In that case you'd sell.  - In that case of wine.
`,
});

/** A condition that is not met: with "would" beside it a sentence is imagined. */
export const condition = lexicon({
  phrases: String.raw`
if (?!i may|i could|you will|you like|anything|necessary|so\b)  + If it fell, we would sell.  - Fees fell.
(say|suppose|imagine|assuming) (the|a) (motion|vote|amendment|market|sponsor|board|fund|rate)s?  + Say the motion carries, we would sell.  - They say so.
had (the|we|you|they|it|that) (\w+ )?(been|carried|passed|failed|gone|done|stayed)  + Had the motion carried, it would cost more.  - It had failed.
were (the|we|you|they|it) to  + Were we to sell, it would cost more.  - They were sold to us.
`,
});

export const would = lexicon({
  words: String.raw`would could might wouldn't couldn't (you|we|they|he|she|it|that|there)'d`,
});

/** A vote that has not been taken, or was not carried. */
export const imaginedVote = lexicon({
  phrases: String.raw`
(if|when|say|suppose|whether|unless|should|once) (the|a|that|this|your|somebody makes a) (\w+ ){0,4}(motion|amendment|vote) (\w+ )?(carries|passes|fails|prevails|goes through)  + Say the motion carries, do we lose it?  - The motion carries.
had (the|that) (motion|amendment) (carried|passed|failed)  + Had the motion carried, members would be paid.  - The motion had carried.
`,
});

/** Speaks for a view that the speaker does not hold. */
export const advocate = lexicon({
  phrases: String.raw`
devil'?s? advocate  + I'll play devil's advocate here.  - He is an advocate.
(for the )?sake of (the )?argument  + For the sake of argument, why sell?  - The argument was long.
(the )?contrarian  + Let me be the contrarian.  - The contrary is true.
rude question  + May I ask a rude question?  - He was rude.
argue the other side  + Let me argue the other side.  - The other side argued.
(be|being|to be) (deliberately |a little |a bit )?provocative  + To be provocative, why hold bonds?  - It provoked them.
play(ing)? the (skeptic|sceptic|cynic)  + I'm playing the skeptic.  - They play.
`,
});

/** What somebody has only heard. */
export const hearsay = lexicon({
  words: String.raw`rumou?r(s|ed)? supposedly allegedly hearsay gossip`,
  phrases: String.raw`
i('ve| have| had|'d)? (also |just |only |even |never )?(heard|read (that|about|in|on|somewhere|it (in|on)))(?! you\b)  + I heard that they sold.  - I read the packet.
i(?:'ve| have| had)? (been |was |was once )told(?! you)  + I was told that they sold.  - I told them to sell.
i saw (it |that |something )?(on|in) (a|the|some)  + I saw it on a website.  - I saw the manager.
(she|he|they) (had )?(heard|read) (that|about|in|somewhere)  + She stated that she had heard that they sold.  - He heard the appeal.
(somebody|someone|people|a friend|a person i trust) (has |had |have )?(told|tells|said|says|say)  + Somebody told us that they sold.  - Staff told us.
i have it (from|on good)  + I have it from a friend.  - I have it here.
everybody knows  + Everybody knows they sold.  - Everybody sold.
(theory|story|talk|word) (is )?(that's )?(going (a)?round|on the street|out there)  + There's a theory going round.  - The theory failed.
according to (the|a|some) (newspaper|paper|press|website|blog|article)s?  + According to the newspaper they sold.  - According to the actuary it rose.
word (at|around|in|on) (the )?\w+ (is|was|has)  + Word at the station is they sold.  - The word was kept.
`,
});

/** Names a body that is not the one that meets. */
export const elsewhere = lexicon({
  words: 'peers?',
  phrases: String.raw`
(another|one|other|some|several|most|many|both|two|three|a|a few|the other)( of (our|their|her|his|its|the|my))?( \w+){0,2} (clients?|investors?)(?!')(?! (service|clause|relations|reporting|money|capital))  + Another client of ours did it.  - The client service is good.
(our|their|her|his|its|my|the firm's) (other |largest |bigger |public |institutional )?clients(?!')  + Across our clients it rose.  - The client paid.
(we|they|i) (do |also )?(have|had|work with|advise|serve) (a|an|another|one|some|two|three) (\w+ )?(client|plan|system|fund|county|city|pension)s? (in|out|that|who|which|up|down|over|on|with)  + We have a client in the hills.  - We have a plan.
(plan|system|fund|client|county|city|agenc(y|ies)|district|pool)s? (\w+ ){0,3}(that )?(we|i|our firm|his firm|her firm|their firm|the firm) (also )?(advises?|works? (for|with)|serves?|consults? (for|to))  + A plan out west that we advise did it.  - Our plan works.
in our (own )?(book|universe|database|client base|shop)  + In our own book it rose.  - It is in our minutes.
(an)?other (public |pension |retirement |state |municipal |county |teachers'? |police |fire |large |small |similar |comparable )*(plan|fund|system|county|city|counties|citie|state|district|pool|agencie|employer|jurisdiction)s?  + Other public plans sold.  - The other manager sold.
(one|a|some|several|most|many) (large|larger|big|bigger|similar|comparable|smaller|coastal|neighbou?ring|nearby) (\w+ )?(plan|fund|system|county|city|state|district|pool)s?  + One large plan sold.  - One large position was sold.
(similar|comparable|neighbou?ring|nearby|peer) (\w+ )?(plan|fund|system|agenc(y|ies)|district|count(y|ies)|cit(y|ies)|group|universe)s?  + The neighboring port plan sold.  - It is similar.
(what|how) (are |do )?(the )?other (people|plans|funds|systems|counties|cities|boards)  + What other people do is up.  - What people do is up.
(national|industry|peer) (median|average|survey)  + The national median is seven.  - The national team won.
(some|other) (cities|counties|states) (have |put |did |are )  + Some cities put in money.  - The city put in money.
(i|we)('ve| have)? got (a|an|another|one|some) (\w+ ){0,2}(client|plan|system|fund|county|city|pension)s? (in|out|that|who|which|up|down|over|with|one|two|three|a)  + I've got a police fund two counties over that lost.  - I've got a question.
(plan|fund|system|board|count(y|ies)|cit(y|ies)|district|town)s? (over|away|next door|(down|up|across) the (road|street|coast|river|valley|highway|bay|border|line|state))  + The fund across the river lost.  - The fund went over it.
(down|up|across|along) the (road|street|coast|river|valley|highway|bay|border) (did|got|had|made|went|has|have|returned|earned|lost)  + The nurses up the valley got nine percent.  - The road is closed.
every other (\w+ )?(pension|plan|fund|system|city|county|board|district)s?  + Every other pension has done it.  - Every other week it rains.
(plans|funds|systems|boards) in (\S+ ){0,3}(survey|universe|peer group|database|sample)  + The funds in our survey use 7 percent.  - The funds in cash rose.
one (county|city|district|town|state),? (which|that|whose) (he|she|they|went|pays|has|had|did|now)  + One county, which he did not name, sold.  - One county is here.
(plan|fund|system|foundation|endowment|hospital|university|client)s? (\w+ )?advised by (her|his|their|our|the) (own )?firm  + A hospital fund advised by her firm bought it.  - The fund is advised by counsel.
`,
});

/** Goes on about what the sentence before it named. */
export const continuesSentence = lexicon({
  at: 'opening',
  words: `they their theirs them it its that that's another others he she his her those these short`,
  phrases: String.raw`
(and|but|so|because) (they|their|it|that|that's|he|she|another|those)  + And they sold it.  - And we sold it.
(the )?(second|third|other) (one|is|was|has)  + The other one sold.  - The other trustee moved.
`,
});

/** How a vote of the past is told. */
export const pastVote = lexicon({
  phrases: String.raw`
(motion|vote|amendment|measure|it|resolution) (had |has |was )?(carried|failed|passed|went|won|lost|defeated)  + The motion carried.  - The motion carries.
(voted|vote was) (down|(\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven) (to|-) ?(\d+|zero|one|two|three|four|five|six|nothing))  + They voted six to one.  - They voted to sell.
`,
});

/** Puts what is told before this meeting. */
export const before = lexicon({
  words: 'previously formerly',
  phrases: String.raw`
(the )?last (time|year|month|spring|summer|fall|autumn|winter|january|february|march|april|may|june|july|august|september|october|november|december|meeting)  + Last year the motion carried.  - It lasts.
(years?|months?|meetings?) ago  + Two years ago it carried.  - It takes two years.
(back )?in (19|20)\d\d  + In 2019 it carried.  - It has 2019 members.
(back )?in (nineteen|twenty) (\w+)  + In twenty nineteen it carried.  - Twenty carried it.
when (the|that) (motion|vote)  + When the motion carried 4-3, we paid.  - The motion carried 4-3.
i was (one of|here (for|when|in)|on the board)  + I was one of the four.  - I was late.
(there was|we had|they had|we'd had) (a|one|another) (\w+ )?(motion|vote)  + There was a motion to sell.  - Is there a motion?
`,
});

/** Family, food, animals and laughter: what is told for the fun of it. */
export const aside = lexicon({
  words: String.raw`laughter laughs chuckles pizza sandwich(es)? cookies? donuts? doughnuts? sardines alpacas? llamas? chickens? goats? barbecue karaoke
    jokes? joking kidding bucks`,
  phrases: String.raw`
my (own |late )?(cousin|nephew|niece|wife|husband|spouse|sister|brother|brother-in-law|sister-in-law|mother|mom|father|dad|daughter|son|kids?|uncle|aunt|grandmother|grandfather|neighbor|neighbour|dog|cat|boat|barber|dentist)('s)?  + My cousin has a farm.  - My fund has a farm.
food truck  + Put it in a food truck.  - Food prices rose.
(the|there's|some|drink all the|more) (cake|coffee) (in|is|before|outside|back)  + There's cake in the room.  - The coffee price rose.
(believe|believed|take|took) every (theory|rumou?r|story)  + If I believed every theory, I would sell.  - Every theory failed.
marriage counselor  + A marriage counselor is quicker.  - A counselor is paid.
`,
});
