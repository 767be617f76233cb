import { lexicon } from '../../lexicon/lexicon.ts';

// Whose meeting it is, and on which day.

/** A name that ends in "Fund" or "Trust" alone may be one that is invested in; one with these is an investor's. */
export const ofMembers = lexicon({
  words:
    'retirement pensions? superannuation annuity provident benefits? teachers? employees? officers? police fire firefighters? workers? endowment foundation sovereign council county city state university permanent authority investment',
});

/** A day behind these words is that of the meeting. */
export const beside = lexicon({
  words:
    'minutes meeting agenda session hearing held convened today packet memorandum morning afternoon evening',
  phrases: String.raw`
(it's|it is|today is) (mon|tues|wednes|thurs|fri|satur|sun)day  + It's Tuesday, June ninth.  - It's a Friday.
this is (the|a) (\w+ ){0,4}(committee|board|council|commission)  + This is the investment committee.  - This is the rule.
`,
});

/** A day behind these is another one. */
export const ofAnotherDay = lexicon({
  at: 'closing',
  phrases: String.raw`
(effective|expires?|expired|until|through|ending|ended|approved|adopted|before|after|since|as of|due|by|from|next|term)\b[^.;]{0,30}$  + The rate is effective on  - The meeting of
(approve[ds]?|approving|approval of|confirm(ed|ing)?|correct(ed|ing)?|correction to|amend(ed|ing)?) [^.;]{0,50}$  + Moved to approve the minutes of  - The minutes of
the (\w+ )?minutes (of|from|for)\b[^.;]{0,25}$  + First thing, the minutes of  - Minutes of the Meeting of the Board,
(subject to|pending|to be|for) (approval|approved|confirmation|confirmed|adoption|adopted)\b[^.;]{0,50}$  + A draft, subject to approval at the meeting of  - The approval at the meeting of
`,
});

/** A day before these is that of the minutes which this meeting approves. */
export const ofEarlierMinutes = lexicon({
  at: 'opening',
  phrases: String.raw`
[ ,]{0,2}((draft|regular|special|open) )?minutes  + minutes were read  - meeting was long
[^.;]{0,60}\b(approved|confirmed|adopted|accepted|corrected|amended|correct record)  + be confirmed as a correct record  - , in the hall
`,
});

/** Before a body that is only spoken of. */
export const ofAnotherBody = lexicon({
  at: 'closing',
  phrases: String.raw`
(neighbou?ring|another|other|peer|fellow)\b[^.;]{0,3}$  + As the neighboring  - As our
`,
});

/** In a sentence that opens a meeting. */
export const opensMeeting = lexicon({
  phrases: String.raw`
(welcome|good (morning|afternoon|evening)[^.;]{0,40}) to\b  + Welcome to the board of Alder  - They welcome a change
call(ing|ed)?\b[^.;]{0,20} to order  + I call to order the meeting  - I call a colleague
this is (the|a)\b[^.;]{0,40} (meeting|session|hearing|board|committee|council|commission)  + This is the regular meeting of the board  - This is the rule
(convene|open|begin|start)(s|ed|ing)?\b[^.;]{0,40} (meeting|session|hearing)  + We convene this meeting of the board  - We open a fund
`,
});

/** Before the name of whose body it is. */
export const ofBody = lexicon({
  at: 'closing',
  phrases: String.raw`
(meeting|session|hearing|board|committee|council|commission|trustees|directors|commissioners)\b[^.;]{0,60} (of|for)( the)?\s{0,2}  + the regular meeting of the Board of Trustees of the  - the pay at
`,
});
