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
public comment  + We start with public comment.  - A comment.
`,
});
