import { lexicon } from '../lexicon/lexicon.ts';

/** Opens the part of a meeting in which guests speak. */
export const opensComment = lexicon({
  phrases: String.raw`
public (comments?|testimony|input|participation|forum)(?! (is|was|were|are) closed)  + Item two, public comment.  - The public fund met.
(comments?|testimony|remarks) from (the|members of the) public  + We take comments from the public.  - The comments were public.
(open|citizens?|community|audience|visitors?|member) (forum|comments?|comment period|communications)  + Open forum comes first.  - The forum is closed.
(speaker|comment) cards?  + I have two speaker cards.  - The card was lost.
(hearing|recognition) of (citizens|visitors|the public)  + Hearing of citizens.  - The hearing was long.
oral communications  + Oral communications come next.  - Oral vaccines were bought.
(anybody|anyone|somebody|someone|any speakers?)( here| else)?( today| tonight)? from the (public|audience|floor|community)  + Anybody from the public?  - The public fund met.
`,
});

/** Says that it is over or that nobody asked for it, or speaks of it from elsewhere. */
export const closesComment = lexicon({
  phrases: String.raw`
(close|closes|closed|closing|end|ends|concludes?|concluded|that's all for|that's it for|done with) (the )?public comment  + We now close public comment.  - Public comment is next.
no (public|further|other|more) (comments?|speakers?|cards?)  + There were no public comments.  - They made no profit.
(seeing|hearing|having) (none|no one|nobody)  + Seeing none, we go on.  - We saw it.
(matter|question|point|issue|raised|heard|speaker|earlier|mentioned|was) (from|in|during|at) public comment  + And the matter from public comment?  - We take public comment.
public comment (is|was) closed  + The public comment is closed.  - Public comment is next.
`,
});

/** Calls what comes next in a meeting. */
export const callsNext = lexicon({
  at: 'opening',
  phrases: String.raw`
((okay|ok|all right|alright|so|now|then|good|great|and|thank you|thanks|well|um|uh)[,. ]+){0,3}((let's|we'll|we will|i'll) (now )?(go|move|turn|come|proceed)( on| back| over)? to|moving (on|along|right along) to|next is|next up|(on to|turning to))  + Moving on to the consent calendar.  - The next speaker may begin.
((okay|ok|all right|alright|so|now|then|good|great|and|thank you|thanks|well|um|uh)[,. ]+){0,3}((agenda )?item (number )?(\d|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen)|(the )?consent (calendar|agenda)|(that brings|which brings) us to|(the )?(next|first|second) item)  + Okay, item three is the report.  - The item is late.
`,
});

/** How a guest says who he is. */
export const guest = lexicon({
  phrases: String.raw`
i('m| am) (just )?(a|an|the) ((retired|former|active|longtime|concerned|lifelong|local|current) )+(\w+ ){0,2}(member|employee|teacher|firefighter|officer|nurse|librarian|driver|clerk|resident|retiree|citizen|taxpayer|worker|operator|technician|dispatcher)  + I'm a retired firefighter.  - I'm a consultant.
i('m| am) (just )?(a|an) (member of the public|resident|retiree|taxpayer|citizen|retired \w+|beneficiary|pensioner)  + I am a resident here.  - I am a partner here.
i live (in|on|at|near|over)  + I live on the hill.  - I live for it.
(retired|retiree) (out of|from) (the )?\p{L}+ (in|after|department|works|back)  + I retired from the library in 2004.  - Debt was retired from cash.
(speaking|here) (today |tonight |this morning )?(on behalf of|as a (private|concerned)|representing) (the )?(retire|member|union|local|citizen|resident|taxpayer|association|coalition|student)\w*  + I'm here representing the union.  - I'm here for staff.
(third|second|first|fourth) ward  + I live in the third ward.  - The ward is full.
`,
});

/** Before a letter that is read into the record. */
export const readsLetter = lexicon({
  phrases: String.raw`
(letter|e-?mail|comment|statement|message|card) (from|by|sent in by|submitted by) \p{L}+  + We got a letter from a member.  - The letter was long.
(it|he|she|they|which) (reads|writes|wrote|says), quote  + It reads, quote, sell it all.  - It reads well.
`,
});
