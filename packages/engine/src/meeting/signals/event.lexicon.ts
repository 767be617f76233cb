import { lexicon } from '../../lexicon/lexicon.ts';
import { ofRetirement } from './names.lexicon.ts';

/** What is announced without a vote. */

export const leaves = lexicon({
  phrases: String.raw`
(i|he|she|they|who)('m|'s|'ll|'re| will| am| is| are|'ll be| will be)( also| soon)? (leaving|retiring|stepping down|resigning|departing|retire|resign|step down|leave us)  + She'll be leaving us.  - She left.
will (be )?(retir(e|ing)|resign(ing)?|step(ping)? down|depart(ing)?|leav(e|ing) (us|the (fund|board|system|plan|agency|county|city|office|district|organization)))  + Ms. Birch will retire in May.  - The fee will leave less.
(my|her|his|their) last (day|meeting|board meeting)  + Her last day is May 1.  - The last day was warm.
last (meeting|day) (with us|on the board|with the board|as (a |our )?(trustee|commissioner|director|chair))  + This is his last meeting with us.  - The last meeting was long.
(announced|announcing|submitted|tendered|announce|given notice of|notice of|informed the board of|notified \w+ of) (his|her|their|my|the) (\w+ )?(retirement(?! ${ofRetirement.choice}(?![\p{L}-]))|resignation|departure)  + He announced his retirement.  - He announced the retirement board.
(his|her|my|their|whose|trustee \p{L}+'s|commissioner \p{L}+'s) (?!for a)(\w+ )?term('s| is| will| has)? (up|end(s|ed|ing)?|expire[sd]?|expiring|over|be up|come to an end)  + His term's up in April.  - The term is long.
(has|have) (resigned|announced (that )?(he|she|they) (is|will|are))  + Ms. Birch has resigned.  - He has gone.
(resigned|retired) (as|from the) (our |the )?(board|trustee|director|chief|executive|general counsel|chair|cio)  + He resigned from the board.  - He retired to bed.
(is|are|'s|'re|be) (leaving|retiring|departing|stepping down|resigning)( from \w+ \w+| as \w+ \w+)?( on| in| at| effective)? (january|february|march|april|may|june|july|august|september|october|november|december|the end of|next (week|month|spring|summer|fall|year)|this (spring|summer|fall|month))  + Ann, who ran payroll, is leaving March third.  - The line is leaving the chart.
(letter of resignation|resignation letter|resignation) (was received )?(from|of) (trustee|commissioner|director|councill?or|mr|ms|mrs|dr|our)  + A letter of resignation from Trustee Birch.  - The resignation was long.
stepped down (in|on|at|as|from|after|last)  + Jill Ferris stepped down in December.  - The path stepped down.
('ll|will|am|'m|is|are)( be)? (finishing up|finishing|finish|standing down|stand down|stepping back|step back) as (the |our )?(\p{L}+ )?(chair|president|trustee|director|secretary|treasurer|actuary|counsel)  + I'll be finishing up as chair in June.  - We finish as planned.
(told|informed) (me|us|the board|the committee) (that )?(he|she|they)('ll| will| would| is| are|'s)( be)? (retire|retiring|leave|leaving|resign|resigning|step down|stepping down)  + She has told me she'll retire in June.  - They told me.
leaves (us |the \p{L}+ )?(on|at|effective) (january|february|march|april|may|june|july|august|september|october|november|december|the end of)  + Ann Birch, our director, leaves on June 30.  - The tide leaves in June.
(retires|resigns|departs|steps down)( on| in| at| effective) (january|february|march|april|may|june|july|august|september|october|november|december|the end of)  + Our counsel retires on June 30.  - A bond retires early.
`,
});

/** Whose leaving is no news of the body. */
export const outsiders = lexicon({
  words: 'partners? founders? analysts? researcher pm',
  phrases: String.raw`
(portfolio|lead|fund|account|relationship|co-?lead) managers?  + The portfolio manager will retire.  - The office manager will retire.
(members?|employees|participants|retirees|people|those|teachers|officers) (who|that|will|are|may|can)  + Members who will retire get more.  - The member services chief will retire.
to the (board|council|commission|committee) of (the|a|another|its)  + She was named to the board of the Elm District.  - She was named to the board.
head of research  + The head of research is leaving.  - The research is done.
(its|their|the firm's|the manager's) (chief|ceo|cio|head|president)  + Its chief will retire.  - Our chief will retire.
`,
});

export const takesOffice = lexicon({
  phrases: String.raw`
(have|has|'ve|been|was|is|were)( now| just| also)? (appointed|reappointed|promoted|sworn in|named)( \p{L}+){0,5} (as|to|director|chief|deputy|trustee|chair|president)  + She has been promoted to director.  - It was named well.
(appointed|reappointed|named|promoted|elected|selected|hired)( \p{L}+){1,4} (as|to the|to be|to serve)( \p{L}+){0,4} (board|commission|trustee|director|officer|counsel|chair|chief|president|secretary|administrator)  + The governor appointed Ann Birch to the board.  - She named the fund to the list.
(hired|appointed|promoted|named|selected) (as|to) (the |our |an? )?(acting |interim |deputy )?(\p{L}+ ){0,3}(director|officer|counsel|chief|administrator|trustee)  + She was hired as general counsel.  - He was hired to help.
our (new|next|incoming) (deputy |acting |interim |assistant )?(chief|director|general counsel|executive|investment officer|trustee|cio|ceo|administrator|actuary)  + Meet our new chief investment officer.  - Our new fund.
(filled|filling) the (\p{L}+ ){1,6}(position|role|vacancy|job|post|seat)  + We've filled the deputy position.  - They filled the room.
(administered|took|taken|given|gave|takes) the oath of office  + She took the oath of office.  - The oath is long.
(sworn in|reappointed|appointed|elected) (as|to) (the |a |our )?(\p{L}+ ){0,3}(trustee|board|commissioner|chair|director|officer|president|counsel|secretary)  + She was appointed to the board.  - It was elected.
will (serve|act|step in|take over) as (the |our |an? )?(acting |interim |new |next )?(\p{L}+ ){0,3}(director|officer|counsel|chair|chief|manager|president|secretary|trustee|administrator|cio|ceo)  + She will serve as acting director.  - It will serve well.
(chosen|picked|named|appointed|selected) (\p{L}+ ){1,4}to (follow|succeed|replace) (me|him|her|them|\p{Lu}\p{L}+)  + The board has chosen Ann Birch to follow me.  - They are chosen to follow the rule.
(welcomed|welcome) (\p{L}+\.? ){1,4}(in \w+ )?as (an? |our |the )?(new |independent )?(director|trustee|commissioner|chair|chief|member of the board)  + We welcomed Dr Ann Birch in May as an independent director.  - They are welcome as guests.
is (our |the )?(new )?(vice |deputy )?(chair|president|secretary|treasurer) for (20\d\d|the (coming|next) year)  + Ellis Birch is vice chair for 2026.  - It is for 2026.
(trustee|member|commissioner|mr\.?|ms\.?|mrs\.?) \p{L}+ (re-?)?elected (vice )?(chair|president|secretary|treasurer)  + Board Member Birch elected Vice Chair.  - A member elected to wait.
will be (our |the )?(acting|interim|new|next) (\p{L}+ ){0,3}(officer|director|counsel|chief|manager|administrator|actuary|trustee|chair)  + Ann will be acting chief investment officer.  - It will be our new fund.
(joins|joined|joining) (us|the (staff|team|fund|system|board)) ((in|on) \w+( \d{1,2})? )?as  + She joins us as counsel.  - She joined us.
(declared|was|were|been) (duly |hereby )?(declared )?(re-?)?elected( as| to be| the| our)* (vice |deputy )?(chair(man|woman|person)?|president|secretary|treasurer|trustee)  + Mr. Lund was declared elected vice chair.  - They elected to wait.
(asked|designated|tapped) (\p{L}+ ){1,4}to (act|serve|fill in|stand in|step in) (as|in|for|until)  + I've asked Ann Birch to act in the job.  - I asked the bank to act.
in for (another|a new|a second|a third|a full) ((\p{L}+|\d)[- ])?(term|years?)  + So Ann's in for another three years.  - We are in for rain.
re-?elected (to|as|for) (the |a |an |another )?(\p{L}+ ){0,4}(seat|term|board|trustee|chair|president|years)  + She was reelected to the fire seat.  - It was reelected.
`,
});

export const searches = lexicon({
  phrases: String.raw`
(issue|issued|issuing|release[ds]?|releasing|publish(ed|ing)?|post(ed|ing)?|put(ting)? out|send(ing)? out|launch(ed|ing)?|start(ed|ing)?|do|conduct(ed|ing)?|prepare[ds]?|draft(ed|ing)?|authori[sz]ed?|open(ed|ing)?)( (a|an|the|our|its|new|full|draft|formal|public|open))* (\p{L}+ ){0,4}(rfp|rfq|requests? for (proposals?|qualifications?)|solicitation|search)  + We issued an RFP in May.  - The RFP is long.
(rfp|rfq|requests? for (proposals?|qualifications?)|solicitation)s?( \w+){0,4} (went out|goes out|will (be|go)|would (be|go)|was (issued|released|published)|closed|closes|is (out|due)|on (january|february|march|april|may|june|july|august|september|october|november|december))  + The RFP went out in May.  - The RFP is long.
search for (a|an|the|our|new) (\w+ ){0,6}(manager|consultant|custodian|actuary|auditor|adviser|advisor|firm|director|officer) (will|would|is|has|began|begins|started|starts)  + The search for a bond manager will begin.  - The search for a manager.
(responses|proposals|bids) (\w+ )?(are |were |would be |will be )?due  + Proposals are due in May.  - The fee is due.
(bring|brings|bringing|brought|advertise[ds]?|advertising|circulate[ds]?) (\p{L}+ ){0,4}(rfp|rfq|requests? for (proposals?|qualifications?)|solicitation)  + I'd like to bring you an RFP in May.  - The RFP is long.
`,
});

/** What is only asked before anybody is searched for. */
export const asksToKnow = lexicon({
  phrases: String.raw`
(rfi|requests? for information)s?  + It issued an RFI.  - It issued an RFP.
`,
});

export const commits = lexicon({
  phrases: String.raw`
(recommend\w*|recommendation|propos\w+|request\w*|ask\w*)( \S+){0,8} (commit|committing|commitment)  + Staff recommends a commitment of $5 million.  - The commitment is old.
commitment( \S+){0,8} (recommended|proposed|requested|for approval)  + A commitment of $5 million is recommended.  - The commitment is old.
(closed|signed|executed|funded|completed)( \S+){0,4} (on|in|by) (the \S+ of )?(january|february|march|april|may|june|july|august|september|october|november|december)  + It closed on May 4.  - The door closed.
(made|closed|approved|signed) (\S+ ){0,3}under delegat(ed authority|ion)  + Commitments made under delegation.  - They delegate it.
(under|by|using|through|within) (staff |our |his |her |their |the )?delegat(ed authority|ion)( of authority)?  + Staff committed it under delegated authority.  - They delegate it.
(we|staff|the (fund|board|system|plan|committee)) (have |has |had |also )?(closed on|committed) (\$|\d{1,9}|a |an |our |the |one |two |three |four |five |ten |fifteen |twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)  + We committed $5 million in May.  - They are committed.
`,
});

export const paidOut = lexicon({
  phrases: String.raw`
(received|got|collected|receipt of)( \S+){0,4} (final|last|full|remaining|redemption|termination|liquidation) (\w+ )?(payment|proceeds|distribution|installment|holdback|check|wire)  + We received the final payment.  - We received the report.
(redemption|termination|liquidation|withdrawal) (proceeds|payment)s?( \S+){0,5} (was|were|has been|have been) (received|wired|paid|deposited)  + Redemption proceeds of $3 million were received.  - The proceeds are due.
(fully|completely|entirely) (redeemed|liquidated|exited|wound down|out of)  + We are completely out of Alder.  - It is fully invested.
(redemption|termination|liquidation|withdrawal|transition) (is|was|has been) (now )?(complete|completed|finished|final|done)  + The redemption is complete.  - The redemption is slow.
(redemption|termination) notice (was|has been) (sent|given|submitted|delivered)  + The redemption notice was sent.  - The notice is long.
(final|last|full|remaining) (\w+ )?(payment|proceeds|distribution|installment|holdback|check|wire)( \S+){0,9} (was|were|has been|have been) (received|wired|paid|deposited)  + The final proceeds of Alder, $3 million, were received.  - The last payment is due.
(final|last|remaining) (\w+ )?(payment|proceeds|distribution|installment|holdback|check|wire)( \S+){0,4} (came|arrived|cleared)  + The last check came in May.  - The last check is due.
(owed|owe) us (\S+ ){0,3}(payment|installment|distribution|check|wire)( \S+){0,4} (came|arrived|cleared)  + They owed us one more check and it came in May.  - They owed us one more check.
`,
});

export const paces = lexicon({
  phrases: String.raw`
(approved|adopted|plan(ned)? (is|was|of|for)|schedule|shows?|calls for|recommend\w*|commitments? of)( \S+){0,14} (in (new )?commitments|commitments|per year|a year|in (19|20)\d\d|for (calendar |fiscal )?(19|20)\d\d|this year|next year)  + You approved 85 million in commitments.  - The commitment is old.
`,
});

export const ratesMove = lexicon({
  phrases: String.raw`
(recommend\w*|propos\w+|adopt\w*|lower\w*|reduc\w+|rais\w+|increas\w+|chang\w+|mov\w+)( \S+){0,14} (from \S+|to (\d{1,9}|one|two|three|four|five|six|seven|eight|nine|ten))  + We recommend lowering it to 6.5 percent.  - The rate is seven.
`,
});

/** Says that nothing of the kind is done. */
export const deniesAct = lexicon({
  phrases: String.raw`
(not|n't|never|no longer|without|against|instead of|rather than) (\w+ ){0,3}(recommend\w*|propos\w+|commit\w*|redeem\w*|terminat\w+|redemption|termination|chang\w+|commitment|hir\w+|search\w*|appoint\w*|ask\w*|rfp|leav\w+|retir\w+|resign\w*)  + We do not recommend termination.  - We recommend termination.
no (\w+ )?(change|action|commitment|redemption|termination|search|decision)s? (is|was|were|are|in|to|has|will|today|at)  + No change is proposed.  - No one left.
(conditional|contingent|subject) (up)?(on|to) (\w+ ){0,4}commitments? (of|being)  + It is conditional on total commitments of 400 million.  - It is subject to review.
nothing('s| is| was|'s been)? (proposed|changed|to vote|before you|on that)  + Nothing is proposed.  - Nothing fell.
should (have )?(read|state|say) (\S+ ){0,20}  + It should read a commitment of $12 million.  - They should go.
minutes (\S+ ){0,6}(state|stated|show|showed|say|said|record|recorded|read) (that )?  + The minutes state that it was approved.  - The minutes were long.
(isn't|is not|not) (a|yet a) (proposal|recommendation)  + It is not a proposal yet.  - It is a proposal.
`,
});

/** Puts what is told in a year that is long past. */
export const longAgo = lexicon({
  phrases: String.raw`
(in|since|until|back in|of) (19\d\d|200\d|201\d|202[0-3])  + We hired them in 2019.  - It has 2019 members.
(in|since|until|back in) (nineteen|two thousand|twenty (ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty (one|two|three)?))  + We hired them in twenty nineteen.  - It pays twenty.
(years|decades) ago  + We hired them years ago.  - It takes years.
`,
});

/** A list of what was committed, where it is told that this was done for the body. */
export const isDelegated = lexicon({
  phrases: String.raw`
(under|by|using|through|within|since|made) (staff |our |his |her |their |the )?delegat(ed|ion)( authority)?  + Commitments made under delegation.  - They delegate it.
(delegated|under delegation)  + The delegated commitments.  - They delegate it.
`,
});

/** What was told is taken back at once: an offer that was turned down, a search that was called off, a slip of the tongue. */
export const undone = lexicon({
  phrases: String.raw`
(turned|turns) (it|us|him|her|them|that|the (offer|job|board)) down  + She turned it down.  - It turned down the road.
(declined|refused|rejected|withdrew from) (it|us|the (offer|job|position|appointment)|our offer)  + He declined the offer.  - It declined by half.
(have|has|'ve|'s|had) (since|now|then|later)? ?(withdrawn|backed out|pulled out|changed (his|her|their) mind)  + They've since withdrawn.  - They withdrew money.
(called|call) (it|that|the search|the rfp|the whole thing) off  + We called it off in March.  - They called it.
(won't|will not|didn't|did not|never) (close|closed|go through|happen|take the job|be joining)  + It won't close.  - It closes.
(fell|fallen) through  + The deal fell through.  - It fell.
agreed to (stay|remain|continue|serve on)  + She's agreed to stay through 2028.  - They agreed to it.
`,
});

/** A sentence that puts right what was said in the one before it. */
export const putsRight = lexicon({
  at: 'opening',
  phrases: String.raw`
(sorry|correction|excuse me|i mean|make that|i misspoke|my mistake)(,|\.| that's| it's)~  + Sorry, $45 million.  - Sorry about that.
`,
});
