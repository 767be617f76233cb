import { lexicon } from '../../lexicon/lexicon.ts';

/** By which a chair goes on to something; it follows. */
export const nextItemPhrase = lexicon({
  phrases: String.raw`
(let's|let us|we'll|we will|we're going to|we are going to|i'd like to|we can|we should|i'll) (now |then |next |just )?(go|move|turn|proceed|jump|return|come|start|begin)( ahead| on| over| back| now)?( to| with| into)  + Let's move on to fees.  - Let's go home.
(that|which|this|and that) (then )?(brings|takes|gets|leads|moves) us (now |back |on )?(to|into)  + That brings us to fees.  - It brings us cash.
(moving|turning|going (on|over|back|along|now))( right)?( on| along| over)?( then)?,? (now )?to  + Moving on to fees.  - They are moving.
(we|now we|we now|and now we|then we) (come|move|turn|go|are on|proceed) (now |on )?(to|with)(?! (know|think|see|that|terms|an? (end|conclusion)|the (end|conclusion|point|view)|work|mind|it)\b)  + We come to fees.  - We come home.
(next|up next|first|first up|last|lastly|finally|last but one|next to last|second to last)( up| on (the|our|today's) agenda| order of business| item of business| item| thing| agenda item)? ?(is|are|we have|we'll have|will be|comes|we'll hear|we'll take|,|:)  + Next up is the audit.  - The next day.
(the|our) (next|first|second|third|fourth|last|final|remaining|only other) (agenda )?(item|order|topic|matter|report|presentation|action)( of business| item)?( on (the|our|today's) agenda| for (today|this morning|tonight))?( is| will be| are| concerns|,|:)  + The next item on our agenda is the audit.  - An item is next.
(the|this|our) next (one|thing|up)( on (here|the list|my list|the agenda|our agenda))?('s| is)( uh| um)*(?! (to|that|what|how|why)\b)  + Okay, this next one's the audit.  - The next one rose.
(we'll|we will|let's|i'd like to|we) (now )?take up  + We'll take up the audit.  - We take it.
(next|up next|first|first up|last|lastly|finally|last but one|next to last)( item)?[,:](?= (the|our) )(?! (the|our) (good|bad|question|reason|problem|thing|point))~  + Next, the audit.  - Next week, the audit.
(going to|gonna) (start|begin) with  + We're going to start with fees.  - They start.
`,
});

/** It speaks of an item without going on to it. */
export const refersTo = lexicon({
  at: 'opening',
  phrases: String.raw`
(is|was|were|are|be|has been|have been|will be|would be|'s|should be|can be|could be|may be) (deferred|tabled|pulled|postponed|withdrawn|removed|continued|held|heard|moved|taken|approved|done|next|coming|later|on the|put|a consent|carried)  + Is deferred to May.  - Is the audit.
(in|of|from|under|above|below|as|through|to|until|before|after|later|earlier|too|again|we (did|discussed|talked|heard)|that (we|was)|which (we|was)|had|has|came)  + Of the packet.  - The audit.
`,
});

/** What business of every meeting is called. */
export const standing = lexicon({
  at: 'opening',
  phrases: String.raw`
((okay|ok|so|now|and|all right|alright|well|then|thank you|the|our|a|uh|um)[,. ]{1,3}){0,4}(public (comments?|participation|input|testimony)|comments? from the public|citizen comments?|citizens to be heard)  + Okay, public comment.  - The public.
((okay|ok|so|now|and|all right|alright|well|then|thank you|the|our|a|uh|um)[,. ]{1,3}){0,4}consent (calendar|agenda|items|docket)  + The consent calendar.  - By consent.
((okay|ok|so|now|and|all right|alright|well|then|thank you|the|our|a|uh|um|first|thing|up|first thing)[,. ]{1,3}){0,6}((approval of )?(the )?minutes (of|from|for|january|february|march|april|may|june|july|august|september|october|november|december))  + First thing, the minutes of May.  - Ten minutes.
((okay|ok|so|now|and|all right|alright|well|then|thank you|the|our|a|uh|um|any|for)[,. ]{1,3}){0,4}(other|new|old|unfinished|any other|further) business(?=[.,:;]|$| uh| um| \w{1,12},)  + Other business.  - Their business.
((okay|ok|so|now|and|all right|alright|well|then|thank you|the|our|a|uh|um)[,. ]{1,3}){0,4}((future|next) agenda (items|topics)|future meetings|matters arising|apologies|declarations? of interests?|good of the order|announcements|trustee comments|board comments|correspondence)(?=[.,:;]|$)  + Matters arising.  - What matters.
((okay|ok|so|now|and|all right|alright|well|then|thank you|the|our|a|uh|um)[,. ]{1,3}){0,4}(executive director's|director's|administrator's|chair's|president's|staff|treasurer's|cio's|chief investment officer's|legislative|legal|actuary's|consultant's|committee) (reports?|update)(?=[.,:;]|$)  + Executive director's report.  - They report.
`,
});

/** The chair lets the public speak, or goes behind closed doors. */
export const opensBusiness = lexicon({
  phrases: String.raw`
(take|start with|open|begin with|move to|have|hear|go to) (the )?public comments?(?=[^.?!]{0,60})  + We take public comment at the end.  - The public.
(go|going|move|moving|adjourn|recess|enter|entering|convene) (now )?(in)?to (a )?(closed|executive) session  + We'll now go into closed session.  - In session.
(have|had) (a|an) (closed|executive) session (on|here|listed|scheduled)  + We have a closed session on here.  - They had it.
(is there|do we have|any)( any)? public comments?(?! (on|about|regarding|for) (this|that|the|item))  + Is there any public comment?  - Any public comment on this item?
(any|is there any|do we have any) (other|new|old|unfinished) business  + Is there any other business?  - Their business.
(items for|topics for|requests for) (the )?(next|future) (agendas?|meetings?)  + Items for the next meeting.  - Items.
`,
});

/** What business of every meeting is called, wherever it stands. */
export const businessName = lexicon({
  phrases: String.raw`
public (comments?|participation|input|testimony|questions?)  + We take public comment.  - The public.
(comments? from the public|citizen comments?)  + Comments from the public.  - They comment.
consent (calendar|agenda|items|docket)  + The consent calendar.  - They consent.
(approval of )?(the )?minutes  + Approval of the minutes.  - The minute.
(other|new|old|unfinished) business  + Other business.  - Their business.
(closed|executive) session  + Closed session.  - The session.
(future|next) agenda (items|topics)|items for  + Future agenda items.  - An item.
(matters arising|apologies|declarations? of interests?|announcements|correspondence|good of the order)  + Matters arising.  - It matters.
((executive|investment|finance) )?(director's|officer's|administrator's|chair's|president's|staff|treasurer's|legislative|legal|actuary's|consultant's|committee|cio's) (reports?|update)  + The staff report.  - They report.
chief investment officer's report  + The chief investment officer's report.  - The officer.
(trustee|board) comments  + Board comments.  - They comment.
`,
});

/** The chair goes on to something that is no item. */
export const noSubject = lexicon({
  at: 'opening',
  phrases: String.raw`
((the|a|an|our|your|next|previous|last)[, ]{1,2}){0,2}(slides?|pages?|questions?|speakers?|vote|roll|bottom|top|charts?|tab|hearing|mr|ms|mrs|dr|trustee|commissioner|work|lunch|break|questioners?|petitions?|(right )?hon|(right )?honou?rable|member|gentleman|lady|monsieur|madame)  + The next slide.  - The audit.
(see|have|do|be|get|take|talk|look|that|it|this|you|him|her|them|ask|hear|say|make)  + See what happens.  - The audit.
`,
});

/** Something is only told. */
export const isNoted = lexicon({
  phrases: String.raw`
(received and filed|receive and file|received and noted|for information( only)?|informational only|information item|no action (was |is )?(taken|needed|required|necessary|requested|today)|was noted|is noted|be noted|members noted|that's noted|asked to note|for noting|noted the (report|update|contents|position)|just a report)  + The report was received and filed.  - They took it.
no vote (is |was )?(needed|required|taken)  + No vote is needed.  - They vote.
`,
});

/** The next of them; it follows. */
export const nextThing = lexicon({
  at: 'opening',
  phrases: String.raw`
((okay|ok|so|now|and|all right|alright|well|then|thank you|uh|um)[,. ]{1,3}){0,3}(second|third|last|final) (thing |one |item |matter )?is (uh |um )?(?=(the|our|this) )(?! (fact|idea|reason|question|same)\b)  + Second is the commitment to Alder.  - Second, it rose.
((okay|ok|so|now|and|all right|alright|well|then|thank you|uh|um)[,. ]{1,3}){0,3}(the|my|our) (second|third|fourth|next|other|last|final)( one| thing| item| recommendation| commitment| request| matter| fund| manager| proposal| report)?('s| is| concerns| would be)(?! (not|that|a|an|just|to|how|what|why|very|more|also|about|going|because|in|on|really|whether|if|when)\b)  + And the second is the audit fund.  - The second is that it rose.
`,
});

/** What opens a title and says nothing. */
export const emptyOpening = lexicon({
  at: 'opening',
  phrases: String.raw`
(which )?(is|are|will be|would be|was|concerns|covers|relates to|on|regarding|about|'s|being|then|this (morning|afternoon|evening)|today|tonight)( also| just| simply| really| basically)?  + Is the audit.  - The audit.
(this is|that is|that's|it's|these are|we have|we've got|there's|there is)  + This is the audit.  - The audit.
(the|our|your|a|an|some|uh|um|okay|so|and|then|now|just|well|right|number)  + The audit.  - Audit.
(the )?(big|main|long|short|fun|easy|important|hard) (one|item)  + The big one.  - The audit.
`,
});

/** In speech these begin something else than a title. */
export const endsTitle = lexicon({
  phrases: String.raw`
(uh|um|mister|mr|miss|ms|mrs|doctor|dr|trustee|commissioner|any|do|does|did|are|was|were|go|goes|you|you're|we|we're|we've|i|i'll|i'm|i've|so|let|let's|please|thank|thanks|who|who's|if|because|right|okay|ok|can|could|would|there's|there|that|that's|it|it's|this|he|she|they|which|what|before|yes|no|will|has|have|is|'s our|he's|she's|take it away)  + The audit uh who has it.  - Audit plan.
(anybody|anyone|everyone|everybody)  + New business anybody.  - Business.
and (i|we|i'll|we'll|then|that|for that|you|staff)  + The audit and I call on Lee.  - The audit and plan.
`,
});

/** Words to whoever spoke, or to somebody who is called: no subject begins with them. */
export const answers = lexicon({
  at: 'opening',
  words: String.raw`okay ok thanks thank good great sorry hold yes no passes carried done sure right fair nice very well noted agreed point
    please go over take carry any your you i we perfect excellent lovely welcome safe congratulations call read poll do would will can
    could let tell walk start when whenever whatever`,
  phrases: String.raw`
all right  + All right, Ann.  - All fees.
`,
});
