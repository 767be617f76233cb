import { tidy } from '../text/tidy.ts';
import type { StatedOwner } from './paper.owner.ts';

const form = /\bform\s+(10-K(?:\/A)?|10-Q(?:\/A)?|8-K(?:\/A)?|20-F|40-F|6-K|DEF 14A)(?![\w-])/i;
const registrant = /\(?\s*exact name of (?:the )?registrant/i;
const period =
  /(?:(?:fiscal )?year|(?:quarterly |transition )?period) ended:?\s*([a-z]{3,9} \d{1,2}, ?\d{4})|date of (?:earliest event )?report(?:ed)?\)?:?\s*([a-z]{3,9} \d{1,2}, ?\d{4})/i;

/** Blocks of a filing in which its company is looked for as it writes itself. */
const mostBlocks = 600;

/** A name in capitals as the filing writes it elsewhere; as it is where it is written in capitals throughout. */
function asWritten(name: string, texts: readonly string[]): string {
  if (/\p{Ll}/u.test(name)) return name;
  const lower = name.toLowerCase();
  for (const text of texts.slice(0, mostBlocks)) {
    const at = text.toLowerCase().indexOf(lower);
    const written = at === -1 ? '' : text.slice(at, at + name.length);
    if (/\p{Ll}/u.test(written) && written.toLowerCase() === lower) return written;
  }
  return name;
}

/** Blocks of a cover. */
const coverBlocks = 40;
const [nameLeast, nameMost] = [2, 120];

type Cover = { company: string; form: string; day: string | null };

/** A line that stands above a name on a cover, or a date, and is nobody's name. */
const noName =
  /\b(?:commission|file (?:no|number)|act of 1934|form|securities|washington|transition|period|fiscal)\b|^\W*\d/iu;

function exactName(cover: readonly string[]): string | null {
  const at = cover.findIndex((text) => registrant.test(text));
  if (at === -1) return null;
  const before = cover[at]?.split(registrant)[0] ?? '';
  return tidy(before.replace(/^_+|_+$/g, '')) || tidy(cover[at - 1] ?? '');
}

const fileNumber = /^commission file (?:no|number)\b/i;

/** The name right below the number of the file, where the cover leads its index with it once more. */
function nameBelowNumber(cover: readonly string[]): string | null {
  const at = cover.findIndex((text) => fileNumber.test(text));
  const below = at === -1 ? undefined : cover[at + 1];
  return below !== undefined && !noName.test(below) && cover.slice(at + 2).includes(below)
    ? tidy(below)
    : null;
}

/** What the cover of a filing says; null for every other document. */
function coverOf(texts: readonly string[]): Cover | null {
  const cover = texts.slice(0, coverBlocks);
  const name = form.exec(cover.join('\n'))?.[1]?.toUpperCase();
  if (!name) return null;
  const company = exactName(cover) ?? nameBelowNumber(cover) ?? '';
  if (company.length < nameLeast || company.length > nameMost) return null;
  const match = period.exec(cover.join('\n'));
  return { company, form: name, day: match?.[1] ?? match?.[2] ?? null };
}

/**
 * The title of a company's filing from its cover, whose largest letters are the authority's name: company, form and
 * period or day. Null for every other document. `texts` are the document's blocks.
 */
export function filingTitle(texts: readonly string[]): string | null {
  const cover = coverOf(texts);
  return (
    cover &&
    `${asWritten(cover.company, texts)}: Form ${cover.form}${cover.day === null ? '' : `, ${cover.day}`}`
  );
}

/**
 * Who files it: the name that its cover calls the exact one. Null where what stands there is no name, and for every other
 * document.
 */
export function filerOf(texts: readonly string[]): StatedOwner | null {
  const cover = coverOf(texts);
  if (cover === null || noName.test(cover.company) || !/^[\p{Lu}\d]/u.test(cover.company)) return null;
  return { name: asWritten(cover.company, texts), words: cover.company };
}
