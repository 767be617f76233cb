import { lexicon } from '../../lexicon/lexicon.ts';
import { lookUp } from '../../words/part-of-speech.ts';

/** An allocator that a source names: in full, and by what it is called for short. */
export type Fund = { name: string; forms: readonly string[] };
/** Where a text names one. */
export type FundAt = { fund: Fund; start: number; end: number };

/** What an allocator is, at the end of its name. */
const body = lexicon({
  isCased: true,
  phrases: `
Retirement (System|Fund|Plan|Board|Association|Trust)s?  + Alder Retirement System  - Alder in retirement
Pension (Fund|Plan|System|Board|Trust|Scheme|Reserve)  + Alder Pension Fund  - Alder pensions
Superannuation (Fund|Scheme)  + Alder Superannuation Fund  - Alder Fund
Investment (Board|Council|Commission|Management Board)  + Alder Investment Board  - Alder Investment
Board of (Investments?|Administration|Pensions|Trustees)  + Alder Board of Investment  - Alder Board
Investment (Management Company|Company|Corporation|Authority|Office|Trust|Pool)  + Alder Investment Corporation  - Alder Corporation
(Annuity|Benefits?|Annuity and Benefit|Trust|Teachers|Employees|Employees'|Firefighters'|Police) Fund  + Alder Annuity Fund  - Alder Fund
(Public|State|County|City|Municipal|School) Employees'?( Retirement| Pension)?  + Alder Public Employees  - Alder employees
(Pension|Retirement) (Office|Authority|Commission|Agency|Administration)  + Alder Retirement Office  - Alder Office
(Police|Fire|Firefighters|Teachers|Employees|Workers|Judges|Transit|Laborers|Carpenters|Troopers|Nurses)'? (Pensions?|Retirement)  + Alder Police Pension  - Alder Police
Permanent (Fund|Trust)  + Alder Permanent Fund  - Alder Fund
(Endowment|Foundation|endowment|foundation)  + Alder Foundation  - Alder Found
(Teachers'?|Sovereign|Reserve|Provident) (Fund|Plan|System)  + Alder Teachers' Fund  - Alder Teachers
(Teachers|Employees|Police|Firefighters)'? (fund|plan|system)  + Alder Teachers system  - Alder Teachers
(pension|retirement|investment) (fund|plan|system|board|trust|pool)  + Alder County pension fund  - Alder County pension
`,
});
const word = String.raw`\p{Lu}[\p{L}&-]{0,30}(?:['’]s?)?`;
const inFull = new RegExp(
  String.raw`(?<![\p{L}\p{N}])((?:${word},?\s(?:(?:of|and|for|&)\s(?:the\s)?)?){1,8}${body.choice})(?![\p{L}\p{N}])`,
  'gu',
);
/** "CoastSuper" and "Pensioenfonds Houtmeer": names of one word, or that begin with what they are. */
const inOne =
  /(?<![\p{L}\p{N}])(?:\p{Lu}\p{L}{0,20}\p{Ll}Super|\p{Lu}\p{Ll}{2,20}pensioenfonds|(?:Stichting )?[Pp]ensioenfonds(?: (?:voor|van|de|het)){0,2} \p{Lu}\p{L}{2,30})(?![\p{L}\p{N}])/gu;
/** Words with a capital before a name that are no part of it: a sentence begins, or an office. */
const leading = new Set(
  `the at in on and but for when while after before as last this meanwhile over since of from with to today now here
  trustees trustee chair chairman director cio chief investment officer president treasurer consultant staff our its both
  monday tuesday wednesday thursday friday january february march april may june july august september october november
  december`.split(/\s+/u),
);
/** Words of a name that say what it is rather than whose. */
const descriptiveWords = new Set(
  `state county city public municipal national federal general employees employee teachers teacher school police fire
  firefighters judges university college community board the family retirement pension investment of and endowment
  foundation permanent`.split(/\s+/u),
);
const bare = (one: string): string =>
  one
    .toLowerCase()
    .replaceAll(/[^\p{L}]/gu, '')
    .replace(/^(.*s)s$/u, '$1');

/** A name without the words that stand before it. */
function withoutLead(match: string): string {
  const words = match.split(/\s+/u);
  const own = words.findIndex((one) => !leading.has(bare(one)));
  return words.slice(Math.max(0, own)).join(' ');
}

/** The ways in which a name is said for short: what stands before the words that any fund has, and its letters. */
function shortForms(name: string): string[] {
  const words = name.replaceAll(/['’](?=\s)|['’]s\b/gu, '').split(/\s+/u);
  const end = words.findIndex((one) => descriptiveWords.has(bare(one)));
  const own = words.slice(0, Math.max(1, end));
  const head = own.join(' ');
  const isTelling = own.length > 1 || (lookUp(head.toLowerCase()) ?? 'name') === 'name';
  const letters = words.filter((one) => /^\p{Lu}/u.test(one)).map((one) => one[0]);
  const longer = words.slice(0, own.length + 1).join(' ');
  return [
    ...(isTelling && head.length > 3 ? [head] : []),
    ...(own.length + 1 < words.length && !/\b(?:of|and|for)$/u.test(longer) ? [longer] : []),
    ...(letters.length >= 4 ? [letters.join('')] : []),
  ];
}

/** "Meetings, Agendas and Minutes of the retirement board": a heading, and nobody's name. */
const ofPapers = /\b(?:Minutes|Agendas?|Meetings?|Packets?|Notices?)\b/u;

/** The allocators that some texts name in full. A form that two of them share is neither's. */
export function fundsOf(texts: readonly string[]): Fund[] {
  const names = new Set(
    texts.flatMap((text) => [...text.matchAll(inFull)].map(({ 1: match = '' }) => withoutLead(match))),
  );
  const whole = [
    ...[...names].filter((name) => name.split(/\s+/u).length > 1 && !ofPapers.test(name)),
    ...new Set(texts.flatMap((text) => text.match(inOne) ?? [])),
  ];
  const forms = new Map(whole.map((name) => [name, shortForms(name)]));
  const counts = Map.groupBy([...forms.values()].flat(), (form) => form);
  return whole.map((name) => ({
    name,
    forms: [name, ...(forms.get(name) ?? []).filter((form) => counts.get(form)?.length === 1)],
  }));
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`);

/** Finds where texts name these allocators, in order. */
export function fundFinder(funds: readonly Fund[]): (text: string) => FundAt[] {
  const byForm = new Map(funds.flatMap((fund) => fund.forms.map((form) => [form, fund] as const)));
  if (byForm.size === 0) return () => [];
  const forms = [...byForm.keys()].toSorted((a, b) => b.length - a.length).map(escaped);
  const pattern = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${forms.join('|')})(?![\p{L}\p{N}])`, 'gu');
  return (text) =>
    [...text.matchAll(pattern)].flatMap(({ 0: match, index }) => {
      const fund = byForm.get(match);
      return fund === undefined ? [] : [{ fund, start: index, end: index + match.length }];
    });
}
