import { lexicon } from '../lexicon/lexicon.ts';

/** What only who runs the line of a call says. */
export const runsLine = lexicon({
  phrases: String.raw`
listen[- ]only  + All lines are in listen-only mode.  - They listen to members only.
(from|in) (the )?lines? (a )?of  + It comes from the line of Jane.  - A line of credit.
your line( is|['’]s) (now )?open~  + Jane, your line is now open.  - The line is open.
press(ing)? (the )?(star|pound|key|\*|one|zero)~  + Please press the star key.  - The press came.
star[-, ]{0,3}(one|1)  + Press star, one.  - One star.
telephone keypad~  + Use your telephone keypad.  - The telephone rang.
you may (now )?disconnect~  + You may now disconnect.  - You may ask.
no further questions  + There are no further questions.  - Further questions remain.
`,
});

/** How the next caller is introduced. */
export const introducesCaller = lexicon({
  phrases: String.raw`
(next|first|last|final|follow[- ]up) question~  + The next question is from Jane.  - The question is hard.
~question (comes|is|will come)~  + Your question comes from Jane.  - They question it.
go (first|next) to  + We go first to Jane.  - We go to Jane.
please,? (go ahead|proceed)~  + Please go ahead.  - They proceed.
~your question,? please~  + Your question, please.  - Your question is good.
~this concludes (today|our|the)~  + This concludes our call.  - This concludes it.
`,
});

/** How a host speaks. */
export const hosts = lexicon({
  phrases: String.raw`
welcome (back )?to (the|another|our|this|\p{Lu})~  + Welcome back to the show.  - They are welcome.
i'?m your host~  + I'm your host, Jane.  - Your host is here.
~joining (me|us) (today|now|is)~  + Joining me is Jane.  - Jane is joining.
~(joined|here) (today )?(by|with)  + I am joined today by Jane.  - Jane joined.
~welcome to the (show|podcast)~  + Welcome to the podcast.  - The show is over.
~thanks? (so much )?for (joining|coming on|listening|being here)~  + Thanks so much for coming on.  - Thanks for all.
~today'?s (episode|guest|show)~  + Today's guest is Jane.  - The guest is here.
~tell (us|me) (a (little )?bit )?about~  + Tell us a bit about it.  - They tell us why.
~before we (wrap|close)~  + Before we close, a word.  - Before they close.
`,
});

/** How the chair of a meeting speaks. */
export const chairs = lexicon({
  phrases: String.raw`
~call (the|this) meeting to order~  + I call this meeting to order.  - They call the meeting.
~all (those )?in favou?r~  + All those in favor?  - It found favor.
~any opposed~  + Any opposed?  - They opposed it.
~roll call~  + Roll call, please.  - They call.
~is there a (motion|second)~  + Is there a motion?  - A motion passed.
~do i (have|hear) a (motion|second)~  + Do I hear a second?  - They hear a motion.
~motion (carries|passes)~  + The motion carries.  - The motion is long.
~next (item|agenda item)~  + The next agenda item is credit.  - The item is next.
~the chair recognizes~  + The chair recognizes Jane.  - The chair is here.
`,
});
