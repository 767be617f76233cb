import { lexicon } from '../lexicon/lexicon.ts';

/** Boxes, signatures and certifications of a form. */
export const form = lexicon({
  phrases: String.raw`
~[☐☒]~  + ☒ Annual report  - Annual report
by check mark  + Indicate by check mark whether it files.  - The mark of a good fund is its check on costs.
check the appropriate box  + Check the appropriate box below.  - They check the box office.
incorporated (herein )?by reference  + The plan is incorporated by reference.  - The plan was incorporated in Ohio.
^\W*/s/~  + /s/ Jane Alder  - The s/he form was dropped.
by: /s/~  + By: /s/ Jane Alder  - It was signed by Jane Alder.
certif(y|ies) (that|pursuant)  + I certify that this is so.  - They certify managers each year.
i have reviewed this (annual|quarterly)? ?(form|report)  + I have reviewed this quarterly report.  - I have reviewed this manager.
registrant.{0,3}s other certifying officer(s|\(s\))?  + The registrant's other certifying officer and I signed.  - The registrant's officer resigned.
duly (authorized|caused)  + The undersigned, duly authorized, signed.  - The board authorized the sale.
address and telephone number  + Give the address and telephone number.  - The address was changed.
registrant.{0,3}s telephone  + The registrant's telephone number follows.  - The telephone business grew.
aggregate market value  + The aggregate market value was $2 billion.  - The market value fell.
accompanying notes (to|are)  + See the accompanying notes to the statements.  - The notes to lenders fell due.
an integral part of (these|the)  + They are an integral part of these statements.  - Credit is a part of the plan.
shall not be deemed ["“']?filed  + It shall not be deemed "filed" at all.  - It shall be filed.
`,
});

/** Who runs the line of a call. */
export const operator = lexicon({
  phrases: String.raw`
listen-only  + All lines are in listen-only mode.  - They listen only to members.
next question (comes|is coming|is|will)  + Our next question comes from the line of Jane.  - The next question was hard.
first question (comes|is coming|is from)  + The first question is from Jane Alder.  - The first question of strategy is risk.
press(ing)? (the )?(star|pound|then|one|zero)  + Please press star then one.  - The press was kind.
press(ing)? (the )?\*~  + Press *1 to ask.  - The press covered it.
touch-?tone\w*  + Use your touchtone phone.  - The tone of the talks changed.
your line is (now )?open\w*  + Jane, your line is now open.  - Your line of credit is open.
go ahead  + Please go ahead, Jane.  - The fund goes on.
questions?[- ]and[- ]answer session  + We begin the question-and-answer session.  - The session was long.
q (and|&) a  + We will take Q and A now.  - The Q fund and a bond fund.
telephone keypad  + Use your telephone keypad.  - The keypad plant closed.
stand(ing)? ?by  + Please stand by.  - We stand for members.
conference (call )?is being recorded  + This conference is being recorded.  - The conference was held in May.
this concludes  + This concludes today's call.  - The study concludes that fees rose.
you may (now )?disconnect  + You may now disconnect.  - You may redeem each quarter.
call the operator  + Please call the operator.  - The operator of the plant was fined.
no further questions  + There are no further questions.  - Further questions remain about fees.
turn (the|it|this) (\w+ )?(over|back)  + I will turn the call over to Jane.  - They turn the fund around.
hand (the|it|this) (\w+ )?(over|back)  + I hand it over to Jane.  - On the other hand fees fell.
over to (our|your) \w+  + Now over to our chief executive.  - Assets moved over to index funds.
queue for questions  + You are in the queue for questions.  - The queue for connection to the grid grew.
(opportunity|chance) (for everyone )?to (signal|queue|register|ask)  + We pause to give everyone an opportunity to signal.  - It is an opportunity to buy credit.
pause (just |for )?a moment  + We will pause for a moment.  - The fund may pause redemptions.
replay of  + A replay of this call is posted.  - The crisis was replayed.
`,
});

/** What lawyers have read out. */
export const disclaimer = lexicon({
  phrases: String.raw`
forward[- ]looking  + These are forward-looking statements.  - Looking forward, fees fall.
please (also )?note that  + Please note that all figures are in dollars.  - The note that it issued yields 5%.
non-?\s?gaap (financial )?(measures|information)\b.{0,40}$  + We use non-GAAP measures.  - Net income under GAAP rose.
unaudited  + These figures are unaudited.  - The fund was audited.
safe harbou?r  + The safe harbor provisions apply.  - The harbor was dredged.
undertakes? no (obligation|duty)  + The company undertakes no obligation.  - The board has no duty to sell.
(differ|vary) materially  + Results may differ materially.  - Fees differ by manager.
risks? and uncertainties  + There are risks and uncertainties.  - The risk is in the credit book.
non-gaap (financial )?measures?.{0,60}(reconcil|defin)\w*  + Non-GAAP measures are reconciled below.  - GAAP earnings rose.
reconciliations?\b.{0,60}(found|available|press release|website)  + A reconciliation can be found there.  - The reconciliation of the two laws failed.
filings? with the  + See our filings with the commission.  - They filed it late.
not (investment|financial|legal) advice  + This is not investment advice.  - The adviser gives investment advice.
securities and exchange commission  + Filed with the Securities and Exchange Commission.  - The commission on securities was cut.
cautionary (note|statement)s?  + See the cautionary statement.  - It is a cautionary tale.
(excluded from|these) (adjusted )?non-?\s?gaap  + Costs are excluded from non-GAAP figures.  - Costs are excluded from the fee.
not all inclusive  + The list is not all inclusive.  - The fee is all inclusive.
items affecting comparability include  + Items affecting comparability include fees.  - Items include fees.
obligation to update  + We have no obligation to update them.  - They update the plan.
do(es)? not constitute  + It does not constitute an offer.  - It constitutes a breach.
`,
});

/** Advertisements, and what a show asks of its listeners. */
export const sponsor = lexicon({
  words: 'patreons? newsletters?',
  phrases: String.raw`
brought to you by  + This episode is brought to you by Cedar.  - The motion was brought by a member.
~(?<!\b(plan|pension|retirement|benefit|scheme|fund|financial|equity|buy-?out|employer|corporate|state|government|deal|bill|co)[ -])sponsor(?!-backed|ing (employer|compan|government|organi[sz]ation|agenc)|ed (plan|benefit|legislation|bill|by (senator|representative|sen\.|rep\.|mr\.|ms\.)))\w*  + Our sponsor is Cedar Software.  - The plan sponsor raised contributions.
promo code  + Use promo code ALDER.  - The tax code changed.
discount code  + A discount code is below.  - The discount rate fell.
use (the )?code  + Use the code ALDER.  - They use the app.
free trial  + Start a free trial.  - The trial began in May.
sign up (today|for free|at)  + Sign up today.  - Members sign up each May.
slash \w+  + Go to cedar dot com slash alder.  - They slash.
~\.com/\s?\w+  + Visit cedar.com/alder now.  - The site cedar.com closed.
leave (us )?a review  + Please leave us a review.  - The board took leave of its review.
subscribe (to|on|wherever|now)  + Subscribe to the show.  - Few subscribe early.
rate (us|the show)  + Please rate the show.  - The rate of return fell.
head (over )?to \w+\.(com|io|fm|dev)  + Head over to cedar.com for more.  - He is head of credit.
check (it|them|us) out at  + Check them out at cedar.com.  - They check it monthly.
learn more (at|about)  + Learn more at cedar.com.  - Members learn more each year.
link(s|ed)? in the show notes  + It is linked in the show notes.  - The link in the chain broke.
show notes  + See the show notes.  - They show the notes.
our partners? at  + Thanks from our partners at Cedar.  - Our partners voted.
support for (this|the) (show|podcast|episode)  + Support for this podcast comes from Cedar.  - Support for the bill grew.
wherever you get your podcasts  + Listen wherever you get your podcasts.  - Podcasts grow everywhere.
follow us on  + Follow us on the radio.  - Others follow us.
`,
});

export const thanks = lexicon({
  phrases: String.raw`
thank you  + Thank you, Jane.  - They thank the staff.
thanks\b(?! to\b)  + Thanks, Jane.  - Costs fell thanks to scale.
^\W*(cheers|appreciate)\b  + Cheers, Jane.  - Members appreciate low fees.
see you next  + See you next week.  - I see you are right.
talk to you (soon|next)  + We talk to you soon.  - They talk to you often.
take care  + Take care, everybody.  - Nurses take great care.
have a (great|good|nice)  + Have a great day.  - They have a small fund.
(good)?bye  + All right, bye.  - The bylaws changed.
until next time  + Until next time.  - It waits until the next meeting.
congrat\w*  + Congratulations on the quarter.  - Congress adjourned.
next (week|time)'?s? (show|episode)  + More on next week's show.  - The vote is next week.
`,
});

export const greeting = lexicon({
  phrases: String.raw`
^\W*((so|and|well|okay|ok|all right|alright|yeah|hey|hi|hello),?\s\W*){0,6}(hello|hi|hey|good (morning|afternoon|evening|day)|welcome (back|to)|welcome,|ladies and gentlemen)\b  + So, good morning, everyone.  - The morning was quiet.
welcome (back )?to (the|our|another|this)  + You are welcome to the show.  - They welcome lower fees.
(pleased|delighted|happy|like|glad) to (welcome|introduce)  + I am pleased to introduce Jane.  - They were pleased to sell.
(joined|here) (as )?(always|usual) by  + I am joined as always by Jane.  - It is as usual a matter of cost.
i('m| am|'ll be| will be) your (host|operator|moderator)  + I'm your host, Jane.  - Your host country taxes it.
my name('s| is)  + My name is Jane.  - The name of the fund changed.
(joining|joined) (me|us|by)  + Joining me is Jane.  - The fund joined a lawsuit.
(on|to) the (call|show|podcast|programme|program)  + Jane is on the show.  - They call the bond.
glad (to be|you'?re) here  + I am glad to be here.  - They were glad.
(we'?re|i'?m|i am|we are) here (today )?with  + We are here with Jane.  - It ends here.
with us (is|today)  + With us today is Jane.  - They trade with us.
pleasure to (be|have|meet|welcome)  + It is a pleasure to have you.  - The pleasure craft sold.
i'?m \p{L}+ \p{L}+, (and )?(i'?m|i am|your|the|an?|senior|head|chief|founder|director|partner)  + I'm Jane Alder, head of credit.  - I'm sure, and they agree.
we (also |then )?have \p{L}+ \p{L}+, who('s| is)  + We have Jane Alder, who is an actuary.  - We have two funds, which is enough.
(lucky|fortunate|honou?red|thrilled|excited) to (have|be joined)  + We are lucky to have Jane.  - It was lucky.
(nice|great|good|happy) to (be here|have you|meet you|see you)  + It is great to be here.  - It is good to sell early.
how are you  + Jane, how are you?  - How are fees set?
(my|our|today'?s) guest  + Today's guest is Jane.  - The guest house was sold.
^\W*you('re| are| were) listening to\b  + You're listening to the Alder Hour.  - Managers are listening to members.
`,
});

/** How the talk, the call or the meeting is run. */
export const logistics = lexicon({
  phrases: String.raw`
can you hear (me|us)  + Can you hear me?  - The court can hear the case.
you'?re (on mute|muted)  + Jane, you're on mute.  - The response was muted.
share my screen  + Let me share my screen.  - The share of screen time fell.
(next|this|previous|the following) slides?  + Look at the next slide.  - Prices slide.
slide \w+  + It is on slide five.  - Prices slide.
on page \w+  + You see it on page four.  - The page was blank.
(earnings|press|news) (release|presentation)\b.{0,60}(website|posted|available|issued|page)  + The press release is available there.  - The press praised the release of funds.
investors? (relations )?(section|website|page)s?  + It is on the investor relations website.  - The investor owns a website.
(our|the|company|corporate) websites?  + See our website.  - A website was sold.
i('d| would|'ll| will)?( like)?( now)? (to )?(begin|start|lead off) (by|with|on)  + I'll start with the markets.  - They start late.
will (then |now |also )?(begin|start|open|kick off) ((the|our|today's) \w+ )?(by|with)  + We will now begin our review with revenue.  - The plant will start in May.
let me (start|begin|turn|move|take you)  + Let me turn to costs.  - They let costs rise.
before (we|i) (begin|start|get|turn|move)  + Before we begin, a word.  - Before the vote they met.
turn(ing)? (now )?to (page|slide)s?  + Please turn to page four.  - They turn to credit.
(will|would like to) (now )?(review|walk you|discuss|cover|provide|take you|comment)  + I will now review the quarter.  - They review managers each year.
(later|earlier) (in|on) (the|this) (show|episode|call)  + We said so earlier in the episode.  - It fell later in the year.
(in|for|on) (the|this|today'?s) (call|show|episode|podcast)  + In this episode we ask why.  - The episode cost them dearly.
(begin|join) (the|this|today'?s) (call|show|episode|podcast)  + Jane will join the call.  - They join the fund.
(are|is) (now )?ready for (your |the |any )?questions  + We are now ready for questions.  - They question what is ready.
take (your|the|a few) questions  + We take your questions now.  - It takes courage.
we'?ll be right back  + We'll be right back.  - Inflation will be back.
roll call  + A roll call was held.  - They roll over the debt.
call(ed|s)? (the|this) (\w+ )?meeting to order  + She called the meeting to order.  - They called the bond.
^[\p{L} ]{4,40} (present|absent|excused)( were)?:~  + Trustees present: Alder, Birch.  - At present: nothing.
(a )?quorum (was|is|being)  + A quorum was present.  - The quorum rule changed.
next (regular )?meeting (will be|is) (held|scheduled)  + The next meeting is scheduled for May.  - The next meeting decides it.
(meeting|board) (was )?adjourned  + The meeting was adjourned.  - The court adjourned.
motion to (adjourn|approve the (minutes|agenda))  + A motion to adjourn passed.  - A motion to sell passed.
second(ed)? the motion  + Birch seconded the motion.  - The motion was the second one.
minutes of the (last|previous)  + The minutes of the last meeting were read.  - Ten minutes of the talk were lost.
i yield  + I yield, Madam Chair.  - The bond yields 5%.
as a reminder  + As a reminder, fees are paid in May.  - The crash was a reminder.
^\W*moving on\b  + Moving on, costs fell.  - Tenants are moving on.
please come and  + Please come and visit.  - They come and go.
please (refer to|see|visit)  + Please see the annex.  - They see it.
posted online  + It is posted online.  - It posted a loss.
(results|release) (was|were) (issued|distributed|released) (via|through|earlier)  + The results were released earlier today.  - The results were good.
we'?ll (link|put (a|the) link)  + We'll link that below.  - They link pay to returns.
^\W*let'?s (close|wrap|finish|begin|kick|jump|dive|check in|move on|take a (quick |short )?break)\b  + Let's dive in.  - The law lets them close it.
we'?ll close (the|this) (show|episode)  + We'll close the show there.  - They will close the plant.
standing order \d\w*  + Under standing order 35 it is moved.  - The standing order was cut.
notice of (this|the) decision  + Give notice of this decision.  - The decision was noticed.
(item|agenda item) (number )?\d+ (on|of|this|is)  + Item number 4 is the budget.  - The item cost 4 dollars.
remind (hon\. )?members  + I remind members of the rule.  - They remind staff.
for the record  + For the record, it passed.  - It was a record.
~\S@[^\s@]{1,80}\.\w+  + Write to jane@alder.example today.  - They trade @ par.
www\.~  + See www.alder.example for it.  - The web grew.
~, (a[klrz]|c[aot]|d[ce]|fl|ga|hi|i[adln]|k[sy]|la|m[adeinost]|n[cdehjmvy]|o[hkr]|pa|ri|s[cd]|t[nx]|ut|v[at]|w[aivy]|\p{L}{5,}|new \p{L}+) \d{5}(-\d{4})?\W{0,9}$  + Port Alder, CA 90210  - It cost 90210 dollars.
toll[- ]free  + Call us toll-free.  - The toll road is free.
can be accessed by (dialing|calling)  + The replay can be accessed by dialing us.  - Cash can be accessed by members.
registered (office|company number)  + The registered office is in Leeds.  - They registered a loss.
hosting a (conference call|webcast)  + We are hosting a conference call.  - The city is hosting a fair.
transcript to check  + See the transcript to check it.  - They check the script.
`,
});
