/** Whose a call or a meeting is by the name of its file or its title, where what is said bears it out. */
import { isGenericName } from '@ecco/engine';
import type { StatedOwner } from './paper.owner.ts';

/** `texts`: all that is said. */
type TitledTexts = { title: string; texts: readonly string[] };

const word = String.raw`[\p{Lu}\d][\p{L}\p{N}&.'’-]{0,30}`;
const occasion = String.raw`(?:[Qq][1-4]|[1-4][Qq](?:FY)?\d{0,4}|FY ?\d{2,4}|H[12]|20\d\d|[Ff]iscal|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ull|[Hh]alf|[Aa]nnual|[Qq]uarter(?:ly)?|[Ee]arnings|[Rr]esults|[Cc]onference|[Cc]all|[Tt]ranscript)`;
const company = new RegExp(
  String.raw`^(?!${occasion}(?![\p{L}]))((?:${word} ){1,6}?)(?:[–—-] )?(?=${occasion}(?![\p{L}]))`,
  'u',
);
const body = /^((?:\p{Lu}[\p{L}.'’-]{1,30} ){1,5}(?:Council|Commission|Board|Committee))(?![\p{L}])/u;
/** What every council and board has in its name. */
const ofAnyBody =
  /^(?:City|County|Town|Village|Borough|School|Planning|Zoning|Park|Regular|Special|Joint|Annual|Draft|Final|Full|Public|Finance|Investment|Audit|Education|Executive|Standing|Retirement|Pension|Board|The|Our|Council|Commission|Committee)$/u;

/** Characters of a source that are looked through. */
const mostCharacters = 300_000;

const plain = (text: string): string => ` ${text.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()} `;

/** The words of a title without what a file's name adds. */
const bare = (title: string): string =>
  title
    .replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replaceAll(/[_+]+/gu, ' ')
    .trim();

function said(texts: readonly string[]): string {
  const retained: string[] = [];
  let left = mostCharacters;
  for (const text of texts) {
    if (left <= 0) break;
    retained.push(text.slice(0, left));
    left -= text.length;
  }
  return plain(retained.join(' '));
}

const nameCount = (text: string, name: string): number => text.split(plain(name)).length - 1;

/** Times that the first word of a name is said, where the whole is not. */
const fewestOfFirst = 2;

/** The company that a call is titled after: "UPS Q3 2021 call". Null where the call never names it. */
export function companyOfTitle({ title, texts }: TitledTexts): StatedOwner | null {
  const name = company.exec(bare(title))?.[1]?.trim() ?? '';
  if (name.length < 2 || isGenericName(name) || !/\p{Lu}/u.test(name)) return null;
  const text = said(texts);
  const isSaid = nameCount(text, name) > 0 || nameCount(text, name.split(' ')[0] ?? name) >= fewestOfFirst;
  return isSaid ? { name, words: title } : null;
}

/** The body that a meeting is titled after: "Larch City Council Nov 22". Null where no word says whose council it is. */
export function bodyOfTitle({ title, texts }: TitledTexts): StatedOwner | null {
  const name = body.exec(bare(title))?.[1] ?? '';
  const own = name.split(' ').filter((one) => one !== '' && !ofAnyBody.test(one));
  if (own.length === 0) return null;
  const text = said(texts);
  return own.some((one) => nameCount(text, one) > 0) ? { name, words: title } : null;
}
