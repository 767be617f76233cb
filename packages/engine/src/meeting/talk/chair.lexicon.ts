import { lexicon } from '../../lexicon/lexicon.ts';

/** What the one who leads a meeting says, and hardly anybody else. */
export const leads = lexicon({
  phrases: String.raw`
(call|called|calling) (this|the|our)( \w{1,12}){0,4} (to order|meeting)  + I call this meeting to order.  - I called them.
(is there|do i (have|hear)|may i have|can i (have|get)|entertain|looking for) a (motion|second|mover|proposer)  + Is there a motion?  - A motion passed.
(all|those|everybody|everyone) (those )?(in favou?r|for (that|it|the motion))  + All in favor?  - It found favor.
(any|anyone|anybody|those|all) (opposed|against|objections?)  + Any opposed?  - They opposed it.
(without|hearing no|seeing no) objection  + Without objection, so ordered.  - My objection.
(hearing|seeing) (none|nobody|no one|nothing)  + Seeing none, we go on.  - They see it.
roll(?=[.?!]|$)  + Comments? Roll.  - They roll on.
(roll call|roll|call the roll|hands),? please  + Roll call, please.  - They call.
(next|first|last|final|second|third) (agenda )?item  + The next item is credit.  - The item is next.
agenda item|item (number )?(one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d{1,2})  + We go to item seven.  - An item of clothing.
(brings|takes|gets|leads) us to  + That brings us to fees.  - It brings cash.
(chair recognizes|you have the floor|has the floor|floor is yours)  + You have the floor.  - The floor is wood.
(any|further|is there|no|other) (further |other |more |any )?(discussion|questions or comments)  + Any further discussion?  - They have a discussion.
(we're|we are|meeting is|stand|stands) adjourned  + We're adjourned.  - They adjourned it.
(are|is) (we|members|trustees|colleagues|everyone|everybody)( all)? (content|agreed|happy|comfortable|okay|ok)  + Are members content?  - They are content.
(welcome to|thank you for (joining|coming to)) (the|this|our|today's)( \w{1,20}){0,6} (meeting|committee|board|session)  + Welcome to the Pensions Committee.  - You are welcome.
(let's|let us|we'll|we will|i'd like to) (now )?(move|turn|go|proceed|come)( on| ahead| over)? to(?! (slide|page|the (next )?(slide|page)))  + Let us turn to fees.  - Let us see.
(thank you|thanks),? (very much )?for (that|the|your) (report|update|presentation|overview)  + Thank you for that report.  - Thank you for that.
(any|are there any)( other| further| more)? (questions|comments)( or comments)?( for| on| from|\?)~  + Any questions for Ann?  - They had questions.
apologies (for absence|from)  + Apologies for absence?  - My apologies.
(bring|brings|bringing) (it|us|this)? ?to (a|the) (close|end)  + That brings us to the end.  - They bring it.
(meeting|session) (closed|is closed|ended|is over)  + I declare the meeting closed.  - It was closed.
(noted|agreed|so resolved|carried)(?=[.!])  + Noted. Thank you.  - They noted it.
public comment  + We start with public comment.  - A comment.
`,
});

/** The meeting begins. */
export const callsToOrder = lexicon({
  phrases: String.raw`
call(ing|ed)?( \w{1,20}){0,6} to order  + I'd like to call to order the meeting.  - They called it.
this is (the|a|our)( [\w-]{1,20}){0,6} (committee|board|council|meeting|panel|session)  + This is the Investment Committee.  - This is the fund.
welcome to (the|this|our|today's)( \w{1,20}){0,6} (meeting|committee|board|session)  + Welcome to the meeting.  - You are welcome.
`,
});
