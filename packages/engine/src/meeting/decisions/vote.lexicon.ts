import { lexicon } from '../../lexicon/lexicon.ts';

/** A vote is called. */
export const callsVote = lexicon({
  phrases: String.raw`
all (those |of you |members |trustees )?(who are )?in favou?r  + All those in favor?  - It is in our favor.
(those|everyone|everybody|anyone|anybody|who's|who is) in favou?r  + Those in favor?  - It found favor.
all of you for (it|that|the)  + All of you for it?  - For all of you.
(everyone|everybody) for (it|that|the)  + Everybody for that?  - It is for everybody.
(roll call( vote)?|roll)(,)? please  + Roll, please.  - The roll is long.
(everybody|everyone|all) ayes?  + Everybody aye?  - All of them.
(let's|let us|we'll) (do|see|have|get)( a| some)?( show of)? hands  + Let's do hands.  - They shake hands.
(everybody|everyone|all) (good|okay|ok|fine)(?=[?.,]|$| (with|yes|yeah|okay|ok|aye|all right)\b)  + Everybody good?  - Everybody is here.
roll call  + Roll call.  - The call is long.
(call|take|poll) the (roll|vote|board|committee)  + Call the roll on the amendment.  - They call it.
(hands|votes),? please  + Hands, please.  - Their hands.
(show of|raise (your|a)|raising (your|a)|by|with (your|a)) hands?  + Raise your hand.  - Their hands.
(signify|indicate) by (saying|raising)  + Signify by saying aye.  - They signify it.
(cast|record|enter) your votes?  + Please cast your votes.  - The votes are in.
please (now )?vote(?! (for|against|on page))  + Please vote.  - They vote.
(say|saying) aye  + Please say aye.  - The ayes.
(we('ll| will| now| shall)?( now| then)?|let's|let us|time to|ready to|i'd like to|go ahead and) vote( first)?( on)?  + We vote on the second fund.  - They had a vote.
(put|take|go)( it| this| that)? to (a|the) vote  + I put it to a vote.  - The vote was long.
(all|are we|is everyone|is everybody|everyone|are we all|is that) (agreed|content|happy with that|comfortable with that)  + Are we agreed?  - They agreed.
(does|do) any (member|trustee|councill?or|commissioner)s? (object|dissent|disagree|oppose)  + Does any member object?  - They object.
any objections? to (a unanimous (ballot|vote)|unanimous consent)  + Any objection to a unanimous ballot?  - No objection to it.
a yes vote  + A yes vote gets us out.  - They said yes.
`,
});

/** All that a sentence says. */
export const callsVoteBare = lexicon({
  at: 'whole',
  phrases: String.raw`
((on|and|so|okay|then|now|the)[, ]{1,2}){0,2}(roll|vote|hands)[.!?]{0,2}  + Roll.  - They vote.
((and|so|okay|then|now)[, ]{1,2}){0,2}(those |all )?in favou?r( of (the|this|that|\p{L}{3,12}ing)( \p{L}{2,14}){0,3})?[?]  + In favour?  - In favour.
((and|so|okay|then|now)[, ]{1,2}){0,2}those for (it|that|the \p{L}{3,12}|\p{L}{3,12}ing( and \p{L}{3,12}ing)?)[?]  + Those for deferring?  - Those for sale.
((and|so|okay|then|now)[, ]{1,2}){0,2}((is|are) (that|it|we|you)( all)? )?agreed[?]  + Is that agreed?  - Agreed.
`,
});

/** Those against are asked for. */
export const asksAgainst = lexicon({
  phrases: String.raw`
(any|all|those|anyone|anybody|is anyone|is anybody|who is|who's) (opposed|against|opposition|nays?|noes|no votes|objections?|dissent)  + Any opposed?  - They opposed it.
(and )?opposed(?=[?,. ]|$)(?! to\b)  + All in favor? Opposed?  - Supposed to be.
`,
});

/** Nobody was. */
export const nobody = lexicon({
  phrases: String.raw`
(seeing|hearing|see|hear|with|there are|there is|there being) (none|nobody|no one|no opposition|no objections?|no nays?|no noes)  + Seeing none.  - They see it.
(no|none|zero) (opposed|opposition|against|objections?|abstentions?|nays?|noes)  + No objection.  - They objected.
(opposed|against)[?,. ]{1,3}(no|none|nobody|zero|nay none)(?! from)  + Any opposed? None.  - They opposed it.
nobody (objects|opposed|against)  + Nobody objects?  - They object.
unanimous(ly)?  + It carries unanimously.  - It carries.
`,
});

/** How a member answers when called. */
export const saysYes = lexicon({
  phrases: String.raw`
(aye|yea|yes|yep|affirmative|in favou?r|approve)  + Aye.  - Nay.
`,
});
export const saysNo = lexicon({
  phrases: String.raw`
(no|nay|opposed|against|negative)(?! (objection|problem|questions?|issue|further|comment|corrections?|changes?)\b)  + Nay.  - No objection.
`,
});
export const saysAbstain = lexicon({
  phrases: String.raw`
(abstain(s|ed|ing)?|abstention|recus(e|es|ed|al|ing)|present not voting|pass)  + I abstain.  - They retain it.
`,
});
