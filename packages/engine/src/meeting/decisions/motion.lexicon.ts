import { lexicon } from '../../lexicon/lexicon.ts';

// How motions are made (Robert's Rules of Order and their use in small boards; British committees propose and resolve).

/** A member moves something; what follows is the motion. */
export const moves = lexicon({
  phrases: String.raw`
i( would| will|'d|'ll)( just| also| then| so| now| therefore)? move( that we| that| we| to| for)?(?! (on|ahead|along|forward|over|back|into|out|in|up|down|around|away|from|through|quickly|past|beyond|our|my|her|his|their|amendment|(it|that|them|this) (to|into|over|up|down|around|back|from))\b)  + I'll move that we adopt it.  - I'll move on to page two.
i( just| also| then| so| now| therefore| hereby)? move( that we| that| we| to| for)?(?! (on|ahead|along|forward|over|back|into|out|in|up|down|around|away|from|through|quickly|past|beyond|our|my|her|his|their|(it|that|them|this) (to|into|over|up|down|around|back|from))\b)  + I move adoption.  - When I move on, he follows.
i('d| would) like to move( that we| that| we| to| for)?(?! (on|ahead|along|forward|over|back|into|from|past)\b)  + I'd like to move mix A.  - I'd like to move on.
(i'm|i am) (going to|gonna|prepared to|ready to|happy to) move( that we| that| we| to| for)?(?! (on|ahead|along|forward|over|back|into|from|past)\b)  + I'm prepared to move approval.  - I'm going to move on.
(let me|i want to|i wish to) move( that we| that| we| to| for)?(?! (on|ahead|along|forward|over|back|into|from|past)\b)  + Let me move the report.  - Let me move on to fees.
(make|making|offer|offering|put forward|bring) (a|the|that|this) (substitute )?motion( that we| that| we| to| for)?  + I'd make a motion to adopt it.  - The motion is long.
(i|we) (would like to |formally |hereby |beg to |wish to |am happy to )(propose|nominate)( that we| that| we| to)?  + I formally propose that the rate be held.  - They propose a fund.
i('ll|'d| will| would) (propose|nominate)( that we| that| we| to)?  + I'll propose that we adopt it.  - They propose a fund.
i( hereby)? nominate  + I nominate Ms. Finch.  - They nominate her.
`,
});

/** The same where a turn or a sentence begins with it, without a subject. */
export const opensMotion = lexicon({
  at: 'opening',
  phrases: String.raw`
((yes|okay|ok|all right|alright|well|then|um|uh|so|and|madam chair|mister chair|mr\. chair|chair|mister chairman)[, ]{1,2}){0,3}(so moved|so move|i so move|move it|moved)(?! (and|by|from|to the|into|the (money|funds|assets|meeting))\b)  + So moved.  - So moving it is.
((yes|okay|ok|all right|alright|well|then|um|uh|so|and|madam chair|mister chair|mr\. chair|chair|mister chairman)[, ]{1,2}){0,3}move( to| that we| that| approval| adoption| acceptance| for approval| we| the)(?=[ .,]|$)  + Move to adopt the report.  - Move on to the report.
((yes|okay|ok|all right|alright|well|then|um|uh|so|and|madam chair|mister chair|mr\. chair|chair|mister chairman)[, ]{1,2}){0,3}motion to(?! (\w{1,12} )?(carries|carried|fails|failed|passes|passed|dies|died|takes|is|was|has|comes)\b)  + Motion to approve it.  - The motion to approve.
`,
});

/** The chair asks for a motion; what follows is what it would be. */
export const asksMotion = lexicon({
  phrases: String.raw`
(is there|may i have|can i have|could i have|can i get|do i have|do i hear|may we have|can we have|could we have|could i get|i need|we need|i'd take|i'll take|looking for|seeking) (a |another )?motion( to| that| for| on)?  + Is there a motion to adopt it?  - The motion is long.
(entertain|accept) a motion( to| that| for| on)?  + The chair will entertain a motion.  - It is a motion.
(would|will|could|can) (someone|somebody|anyone|anybody|a member|a trustee)( like to| care to| please)? (move|propose)( to| that| approval of| approval)?  + Would someone move to adopt it?  - Someone would move.
(do (we|i) have|is there|may i have|could i have) a (proposer|mover)( for| to)?  + Do we have a proposer?  - The proposer spoke.
(is there|what is|what's) the (will|pleasure) of the (board|committee|council)  + What is the pleasure of the board?  - It was a pleasure.
`,
});

/** Somebody tells that a motion has been made; what follows is the motion. */
export const motionReport = lexicon({
  phrases: String.raw`
(it's|it has|it is|it was|has|have|there's|there is) been moved( and| ,)?( duly)?( seconded| properly seconded| supported)?( that| to)?  + It has been moved and seconded to adopt it.  - It has been a while.
moved and (duly )?(seconded|supported)( that| to)?  + Moved and seconded.  - It was moved.
(motion|move) and (a )?(second|seconded)( that| to)?  + I have a motion and a second to adopt.  - A motion is long.
(the|that) motion('s| is)( now)?( to| that| for| as)  + The motion's to redeem in full.  - The motion is long.
(the|that) motion( that's| that is)?( now)? (on the floor|before (us|you|the \w{1,12}))( now)?('s| is)( now)?( to| that| for)?  + The motion on the floor is to adopt it.  - A motion on the floor.
(we|i) have a motion( and (a )?second)?( on the floor)?( to| that| for)?(?! (from|by)\b)  + We have a motion to adopt it.  - The motion is long.
`,
});

/** A chair puts the question, as parliaments do; what follows is what is voted on. */
export const putsQuestion = lexicon({
  phrases: String.raw`
the question( now)?('s| is)( now| then| therefore)?( before (us|you|the \w{1,12}))?( that| on| whether)( the adoption of)?  + The question is that amendment 3 be agreed.  - The question is open.
(i|we)( will|'ll| now| shall| then| therefore){0,2} put (the question|the motion|the recommendation|to (you|the (committee|board|meeting|vote)))( to (you|the (committee|board|meeting|vote)))?( that| on)  + I put the question that the rate be held.  - I put the papers down.
`,
});

/** A member seconds. */
export const seconds = lexicon({
  at: 'opening',
  phrases: String.raw`
((yes|yeah|yep|okay|ok|sure|well|and|then|so|um|uh|all right|alright|madam chair|mister chair|mr\. chair|chair|happy to|gladly|all day|a)[, ]{1,2}){0,3}(i('ll| will| would|'d| can|'d be happy to| am happy to)?( like to| also| gladly| happily)? )?(second|seconded|seconding|supported)(?! (quarter|half|one|thing|item|is|year|largest|lien|stage|phase|time|page|question|bullet|point|column|row|reading|fund|manager|and third|or third|to (none|no|the)|i would|withdrawn)\b)(?=$|[ ,.!;:])  + I'll second that.  - The second quarter was good.
`,
});

/** A motion of order: it decides nothing that is told. */
export const isProcedure = lexicon({
  phrases: String.raw`
adjourn(ed|ment|ing)?  + Motion to adjourn.  - Motion to adopt.
recess(ed|es)?  + Move that we recess.  - In recession.
out of order  + Any objection to taking seven out of order?  - It is in order.
(take|taking|hear|heard|move|moving) .{0,40}(out of order|first|early|up front|ahead)~  + We will take item four first.  - We take the report.
(order of|change to|changes to|amend|amending|reorder|rearrange|modify|approve|approval of|adopt|adoption of|accept) (the |today's |our )?(printed |published |order of |order of the )?agenda(?! item)  + Motion to approve the agenda.  - The agenda item was approved.
(call|move|moved|calls) (for )?the (previous )?question  + I call the question.  - They ask a question.
previous question  + I move the previous question.  - My question.
(reconvene|return to open session|back in open session|back to open session)  + We reconvene.  - We are in open session.
(meets?|meeting|sit|sitting|go|move|moving|remain|continue|conduct\w*)( \w{1,12}){0,6} in(to)? (private|public)( session)?  + That we meet in private.  - It invests in private equity.
((exclude|excluded|exclusion of|excluding)( \w{1,10}){0,3} (public|press)|(public|press)( and (public|press))? be excluded)  + That the public be excluded from the meeting.  - They excluded it.
standing orders? \d[\d.]{0,8}  + In accordance with Standing Order 17.42.  - A standing order at the bank.
(suspend|waive|waiving|suspension of) (the )?(rules|reading|standing orders|bylaws)  + Motion to suspend the rules.  - They waive the fee.
(reconsider|reconsideration of) the (motion|vote)  + I move to reconsider the vote.  - They consider it.
(extend|limit|close|closing|end) (the )?(debate|discussion|public comment|nominations|the hearing|the public hearing)  + Move to close nominations.  - The debate is long.
`,
});

/** How a meeting goes about its business: all may agree to it, and nothing is decided. */
export const isHousekeeping = lexicon({
  phrases: String.raw`
(note|noting|noted) (that|those|these|it|them|the (letters?|papers?|correspondence))~  + To note those papers.  - Note the fee.
(move|moving|go|going|carry|press) (straight )?on( to)?(?=[.,;?!]|$| (to|then|with)\b)  + If we move on.  - They press for it.
(thank|congratulate|place on record|put on record|extend (our|my) (thanks|condolences))  + Place on record our thanks.  - The record is long.
(start|begin|get started|get going|kick off|wrap up|finish there|leave it there|stop there|pause)(?=[.,;?!]|$| (with|there|here|now|the (meeting|session))\b)  + That we start.  - The start of a plan.
(take|have|taking|having) (a |an |our )?(short |quick |brief |ten-minute |five-minute |comfort |lunch |coffee )*(break|recess|lunch|pause)  + If we take a short break.  - They break it.
(hear|take|hold|save|wait for|start with|have) (\w{1,12} ){0,3}(questions|presentation|comments|public comment|introductions)  + To hold questions to the end.  - They question it.
(record|recording|share|sharing|see|hear|mute) (my|your|me|this meeting|the (meeting|screen|slides?))  + If we record the meeting.  - A record rate of pay.
`,
});
