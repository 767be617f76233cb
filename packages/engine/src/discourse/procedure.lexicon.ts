import { lexicon } from '../lexicon/lexicon.ts';

/** How a meeting is run, and thanks given there: it says nothing of what the meeting was about. */
export const runsMeeting = lexicon({
  phrases: String.raw`
call(ed|ing)? [^.]{0,80}\bto order  + Chair Alder called the meeting to order at 6 p.m.  - They called the meeting long.
meeting (was|is|be) (called|brought) to order  + The meeting was called to order at 6.  - The meeting was long.
by the following (roll[- ]call )?votes?  + The motion passed by the following vote.  - The following vote was close.
(members|trustees|commissioners|directors) (were|are) (present|absent|excused)  + All members were present.  - Members were glad.
(quorum|roll call) (was|is|were|has been) (established|present|taken|called)  + A quorum was established.  - The quorum is three.
(meeting|session|hearing) (was |is |be )?(adjourned|recessed|reconvened)  + The meeting was adjourned at 8.  - The session sold.
(thank|thanked|thanking) (you|everyone|everybody|all|the|our|mr|ms|mrs|dr|him|her|them|staff|members)  + She thanked the staff for the work.  - They gave thanks in November.
(i|we)('d| would)? (just )?(want|like)? ?(to )?thank\w*  + I want to thank the board.  - Thanks to the sale it rose.
(we've|we have|i've|i have) (got )?(some|a few|a couple of|a|one|more|further|another|the next) (more |further |other |quick |brief |final |supplementary )*questions?\b  + We've got some questions now on the police.  - Many questions remain on fees.
(next|first|last|final) questions? (now )?(is|are|comes?) (now )?(from|for)  + The next question is from Suzy.  - Questions from members were many.
(we're|we are|i'm|i am|we'll|we will|i'll) (now |just )?(going to )?(return|come|go|move|turn|get) (now |back |on |over )*(to|onto) (that|this|it|some of|the next|item|agenda|our next|questions?)  + We're going to return to some of the issues later.  - We will move the fund to Alder.
(noting|noted|said|say|stating|state|put|putting) (that |this |it )?(on|for|into) the record  + That's worth noting on the record.  - It was a record.
(next|final|last) (agenda )?item\b.{0,40}\bis  + The next item is the budget.  - The item is next to it.
(will|here to|available to|happy to|able to) (be (here|available|happy|able) to )?(field|answer|take) (any |your |some |the )?questions  + She will be here to field questions.  - They answer slowly.
(gets|got|arrives) here\b  + When the chair gets here, we begin.  - It came from here.
`,
});
