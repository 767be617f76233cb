import { tidy } from '../text/tidy.ts';

const form = /\bform\s+(10-K(?:\/A)?|10-Q(?:\/A)?|8-K(?:\/A)?|20-F|40-F|6-K|DEF 14A)(?![\w-])/i;
const registrant = /\(?\s*exact name of (?:the )?registrant/i;
const period =
  /(?:(?:fiscal )?year|(?:quarterly |transition )?period) ended:?\s*([a-z]{3,9} \d{1,2}, ?\d{4})|date of (?:earliest event )?report(?:ed)?\)?:?\s*([a-z]{3,9} \d{1,2}, ?\d{4})/i;

/**
 * The title of a company's filing from its cover, whose largest letters are the authority's name: company, form and
 * period or day. Null for every other document. `texts` are the document's first blocks.
 */
export function filingTitle(texts: readonly string[]): string | null {
  const cover = texts.slice(0, 40);
  const name = form.exec(cover.join('\n'))?.[1]?.toUpperCase();
  const at = cover.findIndex((text) => registrant.test(text));
  if (!name || at === -1) return null;
  const before = cover[at]?.split(registrant)[0] ?? '';
  const company = tidy(before.replace(/^_+|_+$/g, '')) || tidy(cover[at - 1] ?? '');
  const found = period.exec(cover.join('\n'));
  const day = found?.[1] ?? found?.[2];
  if (company.length < 2 || company.length > 120) return null;
  return `${company}: Form ${name}${day ? `, ${day}` : ''}`;
}
