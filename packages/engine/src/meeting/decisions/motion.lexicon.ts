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
((yes|okay|ok|all right|alright|well|then|um|uh|so|and|madam chair|mister chair|mr\. chair|chair|mister chairman)[, ]{1,2}){0,3}motion to(?! (\w{1,12} )?(carries|carried|fails|failed|passes|passed|dies|died)\b)  + Motion to approve it.  - The motion to approve.
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
export const tellsMotion = lexicon({
  phrases: String.raw`
(it's|it has|it is|it was|has|have|there's|there is) been moved( and| ,)?( duly)?( seconded| properly seconded| supported)?( that| to)?  + It has been moved and seconded to adopt it.  - It has been a while.
moved and (duly )?(seconded|supported)( that| to)?  + Moved and seconded.  - It was moved.
(motion|move) and (a )?(second|seconded)( that| to)?  + I have a motion and a second to adopt.  - A motion is long.
(the|that) motion('s| is)( now)?( to| that| for| as)  + The motion's to redeem in full.  - The motion is long.
(we|i) have a motion( on the floor)?( to| that| for)?  + We have a motion to adopt it.  - The motion is long.
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
(extend|limit|close|closing|end) (the )?(debate|discussion|public comment|nominations|the hearing|the public hearing)  + Move to close nominations.  - The debate is long.
`,
});
