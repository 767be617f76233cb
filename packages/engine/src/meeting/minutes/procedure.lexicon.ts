import { lexicon } from '../../lexicon/lexicon.ts';

// What decisions are made of whatever they are about, so that it tells of no two that they are one.

/** Words of procedure, in their forms. */
export const procedure = lexicon({
  words: String.raw`
approv\w+ adopt\w* accept\w* ratif\w+ authori[sz]\w+ motions? moves? moved moving seconds? seconded vot\w+ carr(y|ied|ies)
pass(es|ed)? fail(s|ed|ure)? ayes? noes nays? abstain\w* abstentions? absent favou?r oppos\w+ against unanimous(ly)?
boards? trustees? directors? committees? councils? commissions? members? chair\w* items? agenda resolutions? recommend\w*
present(s|ed)? staff proposals? proposed direct(s|ed)? subject legal review amend\w* up consent calendar regular special
meetings? minutes of\w* report\w* request\w*
thousand million billion trillion percent per cent dollars?`,
});

/** What resolutions are made of, which minutes leave out. */
export const formula = lexicon({
  at: 'whole',
  words: String.raw`
ordinances? mayors? execut\w+ documents? propert(y|ies) located districts? applicants? amounts? exceed\w* effective relative
necessary regarding knowing objections? defer\w* tabled questions? discussion seeing hearing oppose[sd]? fiscal years?`,
});

/** How something ended, as minutes say it. */
export const concluded = lexicon({
  words: String.raw`
approv\w+ adopted passed carried failed moved seconded motions? agreed voted awarded accepted authori[sz]ed referred tabled
deferred postponed withdrawn granted confirmed elected directed`,
});

/** Decisions on how a meeting goes, which minutes tell in a word or not at all. */
export const formality = lexicon({
  phrases: String.raw`
adjourn\w*  + The motion is to adjourn.  - They joined late.
(go|went|going|move|moved|moving|convene|recess\w*) into (closed|executive) session  + We go into closed session.  - The session was closed early.
(recess|break)(?! the)  + The board takes a recess.  - They break the rule.
(approv\w+|adopt\w*|accept\w*) (of )?(the )?(\p{L}+ ){0,3}(agenda|minutes)  + Approve the August minutes.  - Approve the budget.
(excuse|excused|excusing) (the )?(absen\w+|trustee|member)  + Excuse the absence of Ms. Reed.  - There is no excuse.
(open|close) (the )?(public )?(hearing|comment)  + Close the public hearing.  - They close the fund.
(extend|limit) (the )?(time|meeting|debate)  + Extend the meeting by an hour.  - Extend the contract.
(appoint|elect) (a |the )?(chair pro tem|temporary chair)  + Elect a temporary chair.  - Elect a chair.
`,
});

/** All agreed, in words instead of numbers. */
export const unanimity = lexicon({
  phrases: String.raw`
unanimous(ly)?  + It carried unanimously.  - It carried narrowly.
(all|everyone|everybody) (is |are |were |voted |voting )?in favou?r  + All in favor.  - Some were in favor.
(without|no) (objections?|dissent|opposition)  + Approved without objection.  - He had an objection.
(no one|nobody|none) (opposed|objected|dissented|voting no)  + None opposed.  - None of it is new.
`,
});
