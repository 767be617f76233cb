import { lexicon } from '../../lexicon/lexicon.ts';

/** What a meeting decides about itself: its minutes, its agenda, its end. */
export const ownAffairs = lexicon({
  phrases: String.raw`
adjourn\w*  + Move to adjourn the meeting.  - They joined late.
recess(?! appointments?)  + The board takes a recess.  - The recession was short.
order of business  + Change the order of business.  - The business was in order.
(?<!\d |\d-|one |two |three |five |ten |fifteen |twenty |thirty |few )minutes  + Approve the August minutes.  - Each speaker has three minutes.
(?<!(on|from|off|in|to|of) (the |our |this |today's |tonight's )?)agenda(?! (items?|no|numbers?)\b| report)  + Approve the agenda as it was sent.  - Approve the lease on the agenda.
(remove|pull|take|strike|add|move)\w* [^.]{1,60} (from|off|to|on) (the |our |this |today's |tonight's )agenda  + Remove the lease from the agenda.  - The lease is on the agenda.
`,
});
