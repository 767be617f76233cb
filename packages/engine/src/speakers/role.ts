import { nameLikeness } from '../names/person-name.ts';
import { functionWords } from '../words/stop-words.ts';

/** Roles as the field says them, and how they are announced. Of several in one office the first is taken. */
const roles: readonly (readonly [string, RegExp])[] = [
  ['chief executive', /\bchief executive(?: officer)?\b|\bC\.?\s?E\.?\s?O\b/giu],
  ['chief investment officer', /\bchief investment officer\b|\bC\.?\s?I\.?\s?O\b/giu],
  ['chief financial officer', /\bchief financial officer\b|\bC\.?\s?F\.?\s?O\b|\bfinance director\b/giu],
  ['chief operating officer', /\bchief operating officer\b|\bC\.?\s?O\.?\s?O\b/giu],
  ['chief technology officer', /\bchief technology officer\b|\bC\.?\s?T\.?\s?O\b/giu],
  [
    'chief officer',
    /\bchief (?!executive|financial|investment|operating|technology)(?:[a-z]+ ){1,2}officer\b/giu,
  ],
  [
    'investor relations',
    /\b(?:(?:senior |executive |managing |global )*(?:head|director|manager|vp|vice[- ]president),? (?:(?:of|for) )?(?:the )?)?investor relations?\b/giu,
  ],
  ['vice chair', /\bvice[- ]chair(?:man|woman|person)?\b/giu],
  ['chair', /\bchair(?:man|woman|person)?\b/giu],
  ['trustee', /\btrustee\b/giu],
  ['executive director', /\bexecutive director\b/giu],
  ['general counsel', /\bgeneral counsel\b/giu],
  ['vice president', /\b(?:senior |executive )?vice[- ]president\b|\b[SE]?VP\b/giu],
  ['president', /\b(?<!vice[- ])president\b/giu],
  ['founder', /\b(?:co)?founder\b/giu],
  ['head', /\bhead of (?:(?!for\b|at\b|of\b|and\b|in\b|who\b|to\b|with\b)[a-z&]+ ?){1,4}/giu],
  ['managing director', /\bmanaging director\b/giu],
  ['treasurer', /\btreasurer\b/giu],
  ['controller', /\bcontroller\b/giu],
  ['actuary', /\bactuary\b/giu],
  ['consultant', /\bconsultant\b/giu],
  ['analyst', /\banalyst\b/giu],
  ['office', /\b(?:cabinet|permanent|general|assistant|deputy|executive) secretary\b/giu],
  ['secretary', /\b(?:board )?secretary\b|\bclerk\b/giu],
  ['minister', /\bminister\b/giu],
  ['mayor', /\bmayor\b(?!-)/giu],
  [
    'public comment',
    /\bpublic (?:comment|commenter|speaker)\b|\b(?:member|speaker|commenter|caller|voice) (?:of|from) the public\b/giu,
  ],
  ['staff', /\bstaff(?: member)?\b/giu],
  ['operator', /\boperator\b/giu],
  ['moderator', /\bmoderator\b/giu],
  ['co-host', /\bco-?host\b/giu],
  ['host', /\b(?<!co-?)host\b/giu],
  ['guest', /\bguest\b/giu],
];
const ranks = new Map(roles.map(([role], rank) => [role, rank]));
const saidAsItIs = new Set(['head', 'chief officer', 'office']);

/** A role where some words name it; `rank` is smaller the more it says. */
export type RoleMatch = { role: string; rank: number; start: number; end: number };

/** What stands before an office and makes it another one, or one of another time. */
const qualifiers =
  /\b(?:(?:deputy|vice|assistant|associate|acting|interim|former|outgoing|incoming|past|ex|co)(?:\s{1,3}|-))+$/iu;
const qualifierLetters = 40;
/** Letters behind an office in which its name may go on, and how surely words are a name. */
const [moreLetters, likelyName] = [80, 0.7];
/** An office that is not held now says less than any that is. */
const notHeld = /\b(?:former|past|ex)\b/iu;

/** What another office is called that stands behind an "and". */
const otherOffice = /\b(?:director|officer|manager|deputy|lead|leader|member|partner|professor)\b/iu;
const mostMore = 4;

/**
 * How far the name of an office goes on behind an "and", as in "head of the healthy and active branch at"; 0 where a person,
 * another office or the next clause stands there.
 */
function lengthOfMore(behind: string): number {
  const lead = /^ ?and (?=\S)/u.exec(behind)?.[0] ?? '';
  if (lead === '') return 0;
  const clause = behind.slice(lead.length).split(/[,.;:()–—]| (?:at|for|of|in|with) /u, 1)[0] ?? '';
  const words = clause.trim().split(' ');
  const isOther =
    words.length > mostMore ||
    words.some((word) => functionWords.has(word.toLowerCase()) || !/^[\p{L}&-]+$/u.test(word)) ||
    nameLikeness(clause.trim()) >= likelyName ||
    otherOffice.test(clause) ||
    roles.some(([, pattern]) => clause.search(pattern) >= 0);
  return isOther ? 0 : lead.length + clause.trimEnd().length;
}

/** Every role that some words name, with what qualifies it, in their order, none inside another. */
export function findRoles(words: string): RoleMatch[] {
  const roleMatches: RoleMatch[] = [];
  for (const [role, pattern] of roles) {
    for (const match of words.matchAll(pattern)) {
      const first = match[0].trim();
      const end = match.index + first.length;
      const more = role === 'head' ? lengthOfMore(words.slice(end, end + moreLetters)) : 0;
      const text = words.slice(match.index, end + more);
      const said = saidAsItIs.has(role) ? text.toLowerCase().replace(/\s+/gu, ' ') : role;
      const lead = words.slice(Math.max(0, match.index - qualifierLetters), match.index);
      const qualifier = qualifiers.exec(lead)?.[0] ?? '';
      roleMatches.push({
        role: `${qualifier.toLowerCase().replace(/\s+/gu, ' ')}${said}`,
        rank: (ranks.get(role) ?? 0) + (notHeld.test(qualifier) ? roles.length : 0),
        start: match.index - qualifier.length,
        end: match.index + text.length,
      });
    }
  }
  roleMatches.sort((a, b) => a.start - b.start || b.end - a.end);
  return roleMatches.filter((one, at) => !roleMatches.slice(0, at).some((before) => before.end > one.start));
}

/** The role that a few words name ("our Chief Financial Officer"); null where they name none. */
export function roleIn(words: string): string | null {
  return weightiest(findRoles(words));
}

/** "President and CEO" is the chief executive. */
export function weightiest(roleMatches: readonly RoleMatch[]): string | null {
  return roleMatches.toSorted((a, b) => a.rank - b.rank)[0]?.role ?? null;
}
