import { lexicon } from '../../lexicon/lexicon.ts';

// What looks like the name of a person, and is none.

/** A run of capitals that begins with one of these is no name. */
export const office = lexicon({
  at: 'opening',
  isCased: true,
  words:
    'Acceptance Appointment Approval Election Resignation Retirement Ratification Chairman Chairwoman Chairperson Co-Chair Secretary Treasurer Trustee My Her His Their I Chief General Deputy Executive Vice Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December The President Chair Board Director Acting Interim And So Then But In On It He She We They For',
});

/** A name that holds one of these is a body's. */
export const ofBody = lexicon({
  isCased: true,
  words:
    'Trust Fund Pensions? Retirement Board System Committee Council Foundation Authority Commission Association Capital Partners County Counties Municipal Employees Employers Teachers Firefighters Appeals Affairs',
});

/** Before the rest of a body's name: "the Board of Environmental Appeals" is nobody's. */
export const opensBody = lexicon({
  at: 'closing',
  isCased: true,
  phrases: String.raw`
(Boards?|Commission|Committee|Subcommittee|Council|Department|Office|Bureau|Court|Division|Agency|Authority|Ministry|Institute|University|College|Bank|Church|City|County|Town|Village|State) (of|on|for)( the)?\s?  + to the Board of  - the board of
`,
});

/** Behind "retirement": what bears the word, and nobody retires. */
export const ofRetirement = lexicon({
  at: 'opening',
  words:
    'age allowances? assets? association account benefits? board committee contributions? division fund funds funding income office plan program rate savings security services? system systems trust',
});
