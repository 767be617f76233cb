import type { Span } from '../../../sentences/span.ts';

// Names as minutes print them in a list: with titles, initials, particles and suffixes, one behind the other.

/** A list of names from a character of a text on, with the place of each; `end` is where it ends. */
export type NameList = { names: (Span & { name: string })[]; end: number };

const office = String.raw`(?:(?:(?:the |hon(?:orable|\.)? |acting |interim |vice[ -]|ex officio |board |committee |council |co-)*(?:chair(?:man|woman|person)?s?|presidents?|trustees?|councill?ors?|council ?(?:members?|m[ae]n|wom[ae]n)|commissioners?|directors?|members?|mayor|treasurer|secretary|alder(?:man|woman|person)?|supervisors?|judge|mister|messrs|mmes|mr|ms|mses|mss|mrs|miss|dr|drs|prof|sir|rev|senator|representative)\b)\.?\s)`;
const particle = String.raw`(?:(?:d[aeiou]|dos|das|del|della|van|von|vom|zu|der|den|la|le|el|al|bin|ibn|ten|ter|y|af)\s)`;
/** "Vale-Y" is a name with a vote behind it. */
const hyphened = String.raw`(?:['-](?!(?:[ynYN]|[Yy]es|[Nn]o|[Aa]ye|[Nn]ay|[Aa]bs|[Aa]bt|[Rr]ec|[Aa]bstain(?:ed|s)?|[Aa]bsent|[Ee]xcused|[Rr]ecused|nv|NV|[AE])\b(?!'))\p{L}[\p{L}\p{M}]{0,30})`;
/** What stands in lists and is no part of a name, whose words begin with a capital. */
const others =
  'none nil nobody all unanimous motion carried passed failed adopted approved result vote votes voted voting roll total board committee resolution ordinance amendment ayes aye yeas yea yes noes nos nays no those they he she who everyone everybody someone each both several others this that abstain abstained abstaining abstentions abstention absent excused recused recusal opposed against present not for in and the seconded moved mr ms mrs miss mses messrs dr prof trustee trustees director directors member members commissioner commissioners supervisor supervisors chair chairman chairwoman chairperson vice president treasurer secretary councilmember councillor alderman jr sr esq ii iii iv'.split(
    ' ',
  );
const noName = `(?!(?:${others.flatMap((one) => [one.charAt(0).toUpperCase() + one.slice(1), one.toUpperCase()]).join('|')})\\b|(?:Nay|NAY)\\b(?=\\s?[:=(–—-]|\\s\\d))`;
/** "Vale Y": a letter behind a name is a vote; before another word it may be an initial. */
const noLetter = String.raw`(?![YNAEPR](?=$|[,;)]|\s(?!\p{Lu}\p{Ll})|\.\s?$))`;
const word = String.raw`${noName}${noLetter}\p{Lu}[\p{L}\p{M}]{0,30}${hyphened}{0,3}`;
const initial = String.raw`\p{Lu}\.\s?`;
const saint = String.raw`(?:S[Tt][Ee]?\.\s)`;
const suffix = String.raw`(?:,?\s(?:(?:Jr|Sr|Esq|JR|SR|ESQ)\b\.?|I{2,3}\b|IV\b|P[Hh]\.?\s?D\b\.?|M\.?D\b\.?|J\.?D\b\.?|Ed\.?D\b\.?|CPA\b|CFA\b))`;
const person = String.raw`(?:${initial}){0,2}${particle}{0,3}${saint}?${word}(?:\s(?:${initial}){0,2}${particle}{0,3}${saint}?${word}){0,3}`;

/** "(by telephone)", "(Chair)": how somebody was there, or as what. */
const attendancePreposition =
  'by via per through on over in from at participating attending joining remote remotely virtual virtually telephone telephonic telephonically phone video videoconference zoom chair chairman chairwoman chairperson vice president secretary treasurer alternate proxy arrived late left'.split(
    ' ',
  );
const beside = String.raw`(?:\s?\((?:${attendancePreposition.flatMap((one) => [one, one.charAt(0).toUpperCase() + one.slice(1)]).join('|')})\b[^()]{0,60}\))`;
const named = new RegExp(`^(${person})${suffix}?${beside}?`, 'u');
/** ", Chair": what the one before is. */
const asWhat =
  /^(?:the )?(?:acting |vice[ -])?(?:chair(?:man|woman|person)?|president|secretary|treasurer)\b(?!\s\p{Lu})/iu;
const joint = /^\s{0,2}(?:[,;&/]\s{0,3}(?:and\s|&\s)?|\band\s)/u;

const oneTitle = new RegExp(`^${office}`, 'iu');
const mostTitles = 4;

/** Where a name may begin behind titles, the last place first: "Judge" is a title, and the name of Member Judge. */
function startsOf(text: string): number[] {
  const starts = [0];
  for (let at = 0; starts.length <= mostTitles; ) {
    const title = oneTitle.exec(text.slice(at))?.[0].length;
    if (title === undefined) break;
    at += title;
    starts.unshift(at);
  }
  return starts;
}

/** The name that a text begins with, and how many characters it takes with all that belongs to it. */
export function nameAtStart(text: string): (Span & { name: string; whole: number }) | null {
  for (const start of startsOf(text)) {
    const match = named.exec(text.slice(start));
    const name = match?.[1];
    if (match === null || name === undefined || !/\p{L}{2}/u.test(name)) continue;
    return { name, start, end: start + name.length, whole: start + match[0].length };
  }
  return null;
}

/** The names that stand one behind the other from a character on; none where no name stands there. */
export function namesFrom(text: string, from: number): NameList {
  const names: NameList['names'] = [];
  let end = from;
  for (let at = from; at < text.length; ) {
    const match = nameAtStart(text.slice(at));
    const office = match === null && names.length > 0 ? asWhat.exec(text.slice(at))?.[0].length : undefined;
    if (match === null && office === undefined) break;
    if (match !== null) names.push({ name: match.name, start: at + match.start, end: at + match.end });
    end = at + (match?.whole ?? office ?? 0);
    const gap = joint.exec(text.slice(end))?.[0].length;
    if (gap === undefined) break;
    at = end + gap;
  }
  return { names, end };
}

/** The names of a text that is a list of them and nothing else; null where it is not. */
export function onlyNames(text: string): NameList['names'] | null {
  const { names, end } = namesFrom(text, 0);
  return names.length > 0 && /^[\s.,;]{0,3}$/u.test(text.slice(end)) ? names : null;
}
