import { lexicon } from '../../lexicon/lexicon.ts';

/** Offices that somebody is given or leaves. */
export const officeTitle = lexicon({
  words:
    'ceo cfo coo cio cto cmo chair chairman chairwoman chairperson president treasurer trustee minister governor successor',
  phrases: String.raw`
(chief|principal) (\p{L}+ ){1,2}officer  + She is chief financial officer.  - He is the chief.
(executive|managing|independent|non-executive|nonexecutive|new|deputy|board of|our|a|the) directors?  + He is a managing director.  - They direct it.
(vice|deputy|assistant|senior|executive) (vice )?(president|chair|minister|treasurer|secretary)  + She is vice president.  - That vice is old.
(global |new |our |the |a |as )?head of \p{L}+  + She is head of equities.  - He hit his head.
general counsel  + She is general counsel.  - The counsel was general.
(our|the|company's|firm's) (board|leadership team|executive team|management team)  + She joined our board.  - She was bored.
(the|his|her|their|this|our) (role|position|post|job)  + He left his post.  - The roll is warm.
`,
});

/** Behind the person: gives an office. */
export const isGivenOffice = lexicon({
  phrases: String.raw`
((has|have|had)( now| just| also| recently)? been|was|were|is|are|will be|being)( now| just| also| recently| been| unanimously| formally){0,3} (appointed|reappointed|promoted|named|elected|hired|selected|chosen)  + Ann Birch has been promoted to CFO.  - Ann Birch was asked.
(has |have |had |recently |just |also |now ){0,3}(joined|joins|(succeeded|replaced)(?! by\b)|succeeds|replaces|moved into|took over|taken over|takes over|stepped into|assumed|assumes|became|becomes|takes the helm|rejoined|returned)  + Ann Birch has succeeded him as CEO.  - Ann Birch jogged.
(will|to|would now) (also )?(join|succeed|replace|take over|assume|become|head|serve as|step into|lead the|rejoin|move into)  + Ann Birch will succeed him.  - Ann Birch will jog.
(assuming|taking over|stepping into|joining|succeeding|replacing|taking on) (as |the |our |his |her |leadership)  + With Ann Birch taking over as CFO.  - Joining forces.
is our (new|incoming|next)  + Ann Birch is our new CFO.  - Ann Birch is our friend.
`,
});

/** Before the person: gives an office. */
export const givesOffice = lexicon({
  phrases: String.raw`
(appointed|promoted|named|elected|hired|tapped|taps|installed|hires|appoints|names|promotes|elects|appointing|promoting|naming|hiring|electing|added)( \p{L}+){0,2}  + The board named Ann Birch as CFO.  - They hope.
(gave|gives|handed|offered) the (\p{L}+ ){0,3}(\p{L}+'s )?(job|post|role|title|position|reins)( permanently)? to  + The board gave the director's job to Ann Birch.  - It gave the dog to Ann.
(was|were|is|are|be|been|being) (succeeded|replaced)( \p{L}+){0,6} by  + He was succeeded as chair by Ann Birch.  - He succeeded by luck.
(appointment|promotion|election|addition|hire|hiring|arrival) of( \p{L}+){0,3}  + The appointment of Ann Birch as CFO.  - The hope of it.
`,
});

/** Behind the person: leaves an office. */
export const leavesOffice = lexicon({
  phrases: String.raw`
(will|is|has|plans to|intends to|is going to|decided to|to|who will)( also| be| now| soon| announced (that )?(he|she) (will|is)){0,2} (retire|retiring|step down|stepping down|step aside|stepping aside|resign|resigning|depart|departing|leave|leaving)  + Ann Birch will step down as CFO.  - Ann Birch will jog.
(has |have |had )?(stepped down|resigned|retired|departed|quit|quits|stepped aside|steps down|resigns|retires)  + Ann Birch has resigned as CFO.  - Ann Birch jogged.
(was|were|has been|have been|is) (fired|ousted|dismissed|removed|let go|terminated|replaced)  + Ann Birch was fired.  - Ann Birch was tired.
left (in|last|this|at the end of|on) (\p{L}+ ){1,3}to (become|join|run|lead|head|take)  + Ann Birch left in April to run Larch.  - Ann Birch left in a hurry.
(has|have) left  + Ann Birch has left the company.  - Ann Birch turns left.
's (retirement|departure|resignation|ouster)  + Ann Birch's retirement.  - Ann Birch's house.
`,
});

/** Before the person: leaves an office. */
export const departureOf = lexicon({
  phrases: String.raw`
(departure|retirement|resignation|ouster|dismissal|firing) of( our| the| its){0,1}  + The resignation of Ann Birch.  - Resignation is a mood.
(accepted|announced|received) (the )?(resignation|retirement) of  + He accepted the resignation of Ann Birch.  - He accepted it.
`,
});

/** Somebody is looked for, for an office. */
export const searchForOffice = lexicon({
  phrases: String.raw`
(search|process|recruiting) (for|to find|to identify|to fill) (a|an|the|our|his|her|their) (\p{L}+ ){0,3}(successor|replacement|ceo|cfo|chief|president|chair|head|leader|director)  + The search for a new CEO is underway.  - They search for a site.
(looking|searching|recruiting|search) for (a|an|the|our|his|her|their) (new |permanent |next )(\p{L}+ ){0,3}(ceo|cfo|chief|president|head|leader|director)  + We are looking for a new CEO.  - Looking for a house.
(executive|ceo|cfo|leadership|formal|global|external) search (is|has|was|will|firm|process)  + A formal search is underway.  - The site's search is slow.
`,
});

/** Tells of a life, of a call or of what might be, not of news. */
export const noNews = lexicon({
  phrases: String.raw`
(join|joining) (us|me|the call|today's call|our call)( for| on| during| in| today)?( the| our)?( q&a| call| question| discussion| session)  + He will join us for the Q&A session.  - He will join us as CFO.
(able|unable|available) to join  + He is not able to join.  - He joined.
(honor|pleasure|privilege) to (serve|join|be)  + It is my honor to serve as CEO.  - It is an honor.
(prior to|before) (joining|that|his|her|this|becoming)  + Prior to joining us she ran a bank.  - It is prior art.
(began|started|spent|built) (his|her|their) (career|\d+ years)  + She began her career in Ohio.  - She began it.
(served|worked) (as|at|for|with|in|on) (?!of)  + She served as head of sales.  - It served well.
(joined|joining|joins) (by|me|us) (today|on|for|this|are|is|in the|me|our|by)  + I'm joined by our CFO.  - She joined Larch.
(with me|on the call|on today's call|joining me|joining us) (today|are|is|for|on)?  + On the call is Ann Birch.  - She called.
(if|unless|whether|could|might|would|rumou?rs?|reportedly|threaten(s|ed)? to|hypothetically|should)  + If she resigns, we vote.  - She resigned.
(was|were) (appointed|named|promoted|elected|hired) (\S+ ){1,12}in ((january|february|march|april|may|june|july|august|september|october|november|december)( of|,)? )?20\d\d  + She was appointed our CFO in June 2016.  - She was appointed our CFO.
(years|decades) ago  + He joined ten years ago.  - He waited for years.
(in|since|from|until) (19\d\d|200\d|201\d)  + He joined in 2014.  - He has 2014 friends.
(not|never|n't|no longer) (be |been |going to )?(appoint|elect|nam|hir|join|retir|step|resign|leav)\p{L}*  + She will not step down.  - She steps down.
`,
});
