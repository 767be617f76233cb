import { isGenericName } from '../names/name-type.ts';
import { nameLikeness } from '../names/person-name.ts';
import type { Source } from '../ports/ports.ts';
import { anyMonth } from '../words/calendar.ts';
import { foldApostrophes } from '../words/fold.ts';

/** Segments in which an item says whose it is. */
const opening = 6;
const reach = 1500;

const word = String.raw`\p{Lu}[\p{L}\p{N}&'.-]{1,30}`;
const inside = String.raw`(?:\p{Lu}[\p{L}\p{N}&'.-]{0,30}|\d[\p{L}\p{N}]{0,6}|and|of|&|the)`;
const name = String.raw`((?:${word}|\d\p{Lu}[\p{L}\p{N}]{0,20})(?: ${inside}){0,5})`;
const occasion = String.raw`(?:'s)?,? (?:(?:fiscal|full|year|end|\d{4}|Fiscal|Full|Year|End|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|Q\d|half|[Qq]uarter(?:ly)?|earnings|Earnings|results|Results|conference|Conference|financial|investor|Investor)\b)`;

/** "to the third quarter 2020 Cedar earnings call": when may stand before who. */
const when = String.raw`(?: (?:first|second|third|fourth|fiscal|full|year|quarter|and|end|of|\d{4}),?){0,6}`;
/** "Welcome to the Cedar third quarter earnings call": what stands before the occasion is who holds it. */
const held = new RegExp(
  String.raw`\b(?:to|for|at|join|joining|attending)(?: the)?${when} ${name}?${occasion}`,
  'gu',
);
/** "We are Cedar", "here at Cedar, we". */
const self = new RegExp(
  String.raw`\b(?:[Ww]e are|[Hh]ere at|behalf of|[Tt]hank you for joining) ${name}(?=[,.]| and (?:our|we)\b)`,
  'gu',
);
const occasions =
  /(?:'s|,)?(?: (?:First|Second|Third|Fourth|Fiscal|Full|Year|Quarter(?:ly)?|Earnings|Results|Conference|Investor|Financial|Call|Q\d|\d{4}|and|of|the))+$/u;
const mostWords = 6;
const openingMonth = new RegExp(String.raw`^${anyMonth}\b`, 'u');

/** Whose item it is by its title, its description and the words of whoever opens it. */
export function ownOrganizations({ context, segments }: Source): string[] {
  const spoken = segments.slice(0, opening).map(({ text }) => foldApostrophes(text.slice(0, reach)));
  const texts = [foldApostrophes(context.description.slice(0, reach)), ...spoken];
  const matches = texts.flatMap((text) =>
    [...text.matchAll(held), ...text.matchAll(self)].map((match) => match[1] ?? ''),
  );
  const titled =
    new RegExp(String.raw`^${name}${occasion}`, 'u').exec(foldApostrophes(context.title))?.[1] ?? '';
  return [...new Set([...matches, titled].map(tidy))].filter(isOrganization);
}

/** No date, no person, and nothing that every body has: "Board Meeting". */
const isOrganization = (one: string): boolean =>
  one.length > 1 &&
  one.split(' ').length <= mostWords &&
  !/[-.]\s|^(?:Mr|Ms|Mrs|Dr)\b/u.test(one) &&
  !isGenericName(one) &&
  !/ \d/u.test(one) &&
  !openingMonth.test(one) &&
  nameLikeness(one) < 1;

const tidy = (raw: string): string =>
  raw
    .replace(/^(?:The |Q\d |\d{4} |(?:First|Second|Third|Fourth|Fiscal|Full) )+/u, '')
    .replace(occasions, '')
    .replace(/'s$/u, '')
    .replace(/[.,]$/u, '')
    .trim();
