import { lexicon } from '../../lexicon/lexicon.ts';

/** How far what is told has come; the furthest that is said holds. */

export const completed = lexicon({
  words: 'completed finalized funded',
  phrases: String.raw`
(was|were|has been|have been|it|that) (closed|executed|signed|paid|wired)  + The contract was signed.  - They sign it.
closed (on|in|out)  + It closed on May 4.  - The closing is near.
(final|last|full) (payment|proceeds|distribution)  + We received the final payment.  - The payment is due.
(completely|fully|entirely) (out|redeemed|liquidated|exited)  + We are completely out.  - It is full.
(we|staff|the (fund|board|system|plan|committee)) (have |has |had )?(committed|redeemed|terminated|voted)  + Staff committed $5 million.  - They are committed.
(proceeds|payment)s?( \S+){0,5} (was|were|has been|have been) received  + Proceeds were received.  - The proceeds are due.
went out  + The RFP went out in May.  - It goes out in May.
(oath of office|sworn in)  + She took the oath of office.  - She took it.
all done  + That is all done.  - All did it.
(payment|proceeds|distribution|check|wire)( \S+){0,4} (came|arrived|cleared)  + The last check came in May.  - The check is due.
`,
});

export const approved = lexicon({
  words: 'approved authori[sz]ed adopted elected appointed reappointed',
  phrases: String.raw`
(we|they|staff)('ve| have) (\w+ )?(filled|hired|named|promoted|posted)  + We've filled the position.  - The form was filled.
(you|the board|the committee) (voted|agreed) to  + The board voted to sell.  - They voted.
(directed|instructed|authori[sz]ed) (staff|the (consultant|cio|director|administrator)) to  + The board directed staff to issue it.  - They directed a play.
voted (\S+ ){0,4}to (issue|hire|commit|terminate|select|approve|adopt|redeem)  + They voted 5-2 to issue it.  - They voted.
will (retire|leave|resign|step down|serve|take over)  + She will retire in May.  - They may retire.
`,
});

export const recommended = lexicon({
  words: 'recommend(s|ed|ing|ations?)?',
  phrases: String.raw`
(staff|we|i|the consultant)('re| are| is|'d| would)? (request(s|ed|ing)?|ask(s|ed|ing)? for|seek(s|ing)?) (approval|authori[sz]ation|\$|\d|\w+ty|\w+-\w+|\w+ million)  + Staff requests approval.  - They ask why.
(we|staff|i)('d| would) like to (exit|terminate|redeem|hire|commit|sell|move|replace|test|issue)  + We'd like to exit.  - We would like to know.
(we|staff) concurs?  + We concur.  - They agree.
(my|our|his|her|their) (advice|proposal|suggestion)  + My advice is to sell.  - The advice was bad.
(i|we|staff)('m| am|'re| are| is) (asking|proposing|suggesting|requesting)( for)? (is|you|that|to|the (board|committee|commission))  + What we're asking for is to sell.  - I'm asking why.
(proposed|proposes) (a|an|to)  + Ms. Birch proposed a search.  - The proposed rate is low.
`,
});

/** Sends what a committee decided to the body above it. */
export const toBoard = lexicon({
  phrases: String.raw`
recommend(s|ing|ed|ation)?( \S+){0,14} (to|that|for) the (full )?(board|council|commission|county|city)  + We recommend the plan to the board.  - We recommend bonds.
(goes|will go|'ll go|going|forwarded|moves|advances|sent|referred) (on )?to the (full )?(board|council|commission)(?! (meeting|room|packet))  + That goes to the full board.  - The board goes on.
(move|moves|moved|forward|forwards|forwarded|send|sent|refer|referred|advance|advanced) (this|the|that) (item|matter|action|recommendation)( on| forward)? to the (full )?(board|council|commission)(?! (room|packet))  + To forward this item to the full board.  - The item is on the board.
(?<!(accordance|accord|agreement|consistent|conformity|compliance|line|keeping) )with (our|a|the) recommendation(?! (of|by|from))  + It goes on with our recommendation.  - The recommendation is good.
`,
});
