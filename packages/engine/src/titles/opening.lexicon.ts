import { lexicon } from '../lexicon/lexicon.ts';

// What is said where a chapter begins, before the words that are its title.

/** Stands before the subject that it announces. */
export const announces = lexicon({
  phrases: String.raw`
(talk|talking|speak|speaking|chat|hear|ask|asking|touch) (a (little )?bit )?(more )?(about|on)  + We talk a bit about credit.  - Talk is cheap.
(let's|let us|let me|we'll|we will|i'll|i will|want to|like to|going to|gonna) (\w+ )?(discuss|cover|review|look at|go over|go through|get into|start with|begin with|explain|jump into|dive into|address)  + Let me briefly cover the budget.  - They cover the budget.
let's talk  + Let's talk credit.  - They talk.
(move|moving|turn|turning|shift|shifting|switch|switching|go|going) (now |over )?(on to|onto|to)  + Moving on to the budget.  - They moved it.
next (topic|subject|item|point|issue|one)( is)?( about| on)?:?  + The next topic is the budget.  - The next budget.
(what|how) about  + What about the budget?  - They ask about it.
questions? (is |was |here )?(just |really |more |also |kind of )?(about|on|around|regarding|concerns)  + My question is about the budget.  - The question is open.
(in terms of|with regards? to|with respect to|regarding|when it comes to|as for)  + In terms of the budget it fits.  - These terms hold.
on the (topic|subject|question|matter) of  + On the topic of the budget.  - On the budget.
(tell us|explain|describe|walk us through|talk us through)( a (little )?bit)?( more)?( about)?  + Tell us more about the budget.  - They told us.
(follow[- ]up|thoughts?|update|color|clarity|comments?) (is )?(on|about|around|regarding)  + A quick follow-up on the budget.  - They follow it.
(curious|wondering|interested) (about|in)  + I am curious about the budget.  - A curious case.
(discussion|talk|panel|presentation|session|conversation) (on|about)  + This is a discussion on the budget.  - The talk is long.
(first|second|third|last|final|next|other) (issue|topic|problem|attack|point|proposal|story) is  + The first issue is the budget.  - The first budget.
`,
});

/** Ends the words of a subject. */
export const endsSubject = lexicon({
  at: 'whole',
  words: `that which who whom whose because so if when where while since until unless than then but or is are was were be been has have had
    do does did can could will would should may might must now today here there next first again also just really actually
    basically maybe perhaps right okay ok yeah yes um uh like please versus you we they i he she it this these those us me my
    him her them it's that's what's we've i've you've they're we're you're i'm there's what how why before after during as`,
});

/** Stands before a subject and says nothing of it. */
export const opensSubject = lexicon({
  at: 'whole',
  words:
    'the a an our your their some any more its his another one all both each few lot bit little of about on to into kind sort whole',
});

/** Cannot end a subject. */
export const joinsSubject = lexicon({
  at: 'whole',
  words:
    'and of for in on to with by from at the a an or as into over about between through via per your our their its',
});

/** Names nothing that is not named before: a title with it would not stand alone. */
export const pointsElsewhere = lexicon({
  words: `it it's its that that's this this's they they're them their those these he he's she she's him her his there here one ones
    such same so else other others um uh somebody someone something anything everything thing things stuff guys i i'm
    me my mine you're you've again too either`,
});

/** Opens a question. */
export const opensAsking = lexicon({
  at: 'opening',
  words: `what what's how how's why who who's which when where is are does do did can could should will would was were has have`,
});

/** A question of courtesy or of order. */
export const ritualQuestion = lexicon({
  phrases: String.raw`
(any|more|other|another|further|your|first|next|last|final|my|a|quick)( \w+)? questions?  + Any other questions?  - The question of rent.
how (are|is) (you|everyone|everybody|it|things|your)~  + How are you?  - How are fees set?
(hear|see|read|repeat|unmute|follow) (me|us|my|the screen|the question)~  + Can you see my screen?  - They see the sea.
(do you|would you|anyone|anybody|does anyone|who) (want|like|wants|have anything|has anything)~  + Does anyone want to speak?  - The board wants rain.
(make|does|did) (any )?sense  + Does any of it make sense?  - A sense of place.
(do|does|did|would) (you|we|anyone|anybody) (think|agree|know|mean|remember|have|need)  + What do you think of it?  - The board thinks.
(say|mean) by  + What do you mean by rent?  - A mean rent.
(second|motion|objections?|opposed|in favor|in favour|discussion|quorum|comments?)  + Is there a second?  - The firm grows.
(ready|shall we|right now|next slide|go ahead)  + Are you ready?  - They read.
(is|are|does|has|did|can|will) (any|some|every)(one|body)  + Is anyone there?  - Is one sold?
(all right|okay|fine|correct|good|possible|that true)$  + Is cash all right  - Is all of it true?
`,
});

/** What is said before a question and is no part of it. */
export const beforeQuestion = lexicon({
  at: 'whole',
  words: `so and but okay ok well now great right yeah yes no um uh thanks then alright all cool good hi hello actually also just first
    second maybe i guess think mean you know like or because oh anyway anyways again thank`,
});
