import { lexicon } from '../lexicon/lexicon.ts';

/** Said by whoever opens the questions. */
export const opens = lexicon({
  phrases: String.raw`
(first|next|second) (question|one|caller)s? (is|are|comes?|code|will|today|from|on the line)  + The first question comes from Jane.  - The first cost is rent.
questions? ((is )?com(e|es|ing)|from)  + A question is coming from Jane.  - A question of cost.
(go|going|turn) first to  + We go first to Jane.  - They go to court first.
take ((the|our|your|any|some|a few|those|all) )?(first )?questions?  + We take your questions.  - They take time.
open (up )?(the |our |it )?(call|line|floor|up)?s? ?(up )?(for|to)? ?(your |any )?questions~  + We open the line for questions.  - They open two plants.
(start|begin|move( on)? to|turn( \w+)? to|go to|open)( \w+)? (the |our |a )?(live )?(q ?(and|&) ?a|question)  + We now begin the Q&A.  - They begin the audit.
(forward|answer|ready|over|you|now) (to |for |any ){0,4}(your )?questions  + We are ready for your questions.  - They have questions.
for (the|our|your) first questions?  + We go to Jane for our first question.  - It is for the first time.
a question (here )?from  + There is a question here from Jane.  - A question here.
`,
});

/** Said before the remarks: what will come later. */
export const promises = lexicon({
  phrases: String.raw`
(after|following|end of|later|at the end|during the)\b[^.?!]{0,80}\b(question|q ?(and|&) ?a)~  + After the remarks we take questions.  - We take questions.
(question|q ?(and|&) ?a)[^.?!]{0,60}\b(after|following|at the end|instructions|later)~  + Questions are for later.  - Questions are welcome.
there will be  + There will be questions.  - There are questions.
then (take|open|have|move|go)~  + We then take questions.  - Then questions.
submit  + You may submit questions.  - They ask questions.
will be (open|followed|conducted|available|happy|pleased|able)~  + We will be happy to answer.  - We are happy.
(to ask|ask a) (the |a )?question (during|at that)~  + You may ask a question during the call.  - You may ask a question.
later on  + We come to it later on.  - Sooner or later.
`,
});

/** Said by whoever asks. */
export const asks = lexicon({
  phrases: String.raw`
(thanks?|thank you)( \w+){0,4} for (taking|letting|the opportunity|my)  + Thanks so much for taking it.  - Thanks to scale it paid.
my (first )?question  + My first question is why.  - The question is why.
questions? from (me|my side)  + Two questions from my side.  - Two questions from members.
`,
});
