// How a matter is called by its number alone: "item 7B", "Council Bill 119880", "docket 0143", "Resolution 2020-14".

const numbers =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty';
const papers =
  '(?:agenda |consent |calendar |council |clerk |proposed |emergency )?(?:items?|bills?|ordinances?|resolutions?|dockets?|files?|cases?|orders?|applications?|petitions?|communications?|motions?)';
const number = String.raw`(?:(?:numbers?|nos?\.?|#) ?)?(?:[a-z]{0,3}[ -]?\d[\w./-]{0,14}|${numbers}|[a-z](?![\w']))`;
const one = String.raw`${papers} ${number}(?:(?:,| and|,? through|,? to) ${number}(?![\w']))*`;

/** One such number, or several behind each other: "Agenda item 3, Council Bill 119880". */
export const marker = String.raw`\b(?:${one})(?:,? (?:and )?${one}){0,2}`;
const anywhere = new RegExp(marker, 'giu');

/** A text without the numbers by which matters are called. */
export const withoutMarkers = (text: string): string => text.replace(anywhere, ' ');

/** Words that only refer to a matter, or say what is done with it. */
const filler = new Set(
  "approve approved approves approval approving adopt adopted adoption accept accepted pass passed passes passage placed upon final consideration introduced introduction published publication block bloc en floor screen screens next up our your my its it's that's there's this it that both them these those the a an and or of for as be we to so all i per is are was on in by at with from into out first second third seconded reading readings staff staffs staff's department's recommendation recommendations recommended mpc motion motions move moved ordinance ordinances resolution resolutions request item items agenda presented written amended submitted read proper please if hasn't already been done do our item's matter matters planning commission committee council board docket dockets bill bills file case number no vote votes page have has will would can may subject conditions calendar order orders business tonight today now here also just same".split(
    ' ',
  ),
);
const distinctiveWords = (text: string): string[] =>
  (
    withoutMarkers(text)
      .toLowerCase()
      .match(/[\p{L}\d'$][\p{L}\d'$,.-]*/gu) ?? []
  )
    .map((word) => word.replace(/[,.'-]{1,4}$/u, ''))
    .filter((word) => !filler.has(word) && /\p{L}{2}|\$/u.test(word));

/** What is known to everybody by one word. */
const ofOrder = /\b(?:minutes|consent|calendar|agenda (?:as|for)|adjourn\w*|recess)\b/iu;
const fewestWords = 2;

/** Whether words name a subject: more than the number of an item, and what is done with it. */
export const namesSubject = (text: string): boolean =>
  ofOrder.test(text) || distinctiveWords(text).length >= fewestWords;

/** Whether there is anything but the number of an item in them: the name of a fund alone says what is voted on. */
export const namesAnything = (text: string): boolean =>
  namesSubject(text) || distinctiveWords(text).some((word) => word.length >= shortestName);
const shortestName = 5;
