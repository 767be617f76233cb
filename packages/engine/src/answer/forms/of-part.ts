// "The pipeline business had earnings of $9 million", "Cedar Power earned $0.32 per share": figures of a part that nobody asked for.
import type { Source } from '../../ports/ports.ts';
import type { Span } from '../question/span.type.ts';
import { searchTermsOf } from '../terms/search-terms.ts';

const unit =
  /\b(?!(?:our|the|this|that|its|their|core|total|entire|whole|overall|consolidated|of|in|for|and)\b)(\p{L}+) (?:business(?:es)?|segment|division|unit)s?\b/giu;
const named = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}&-]{2,}(?=[\s'’?,]|$)/gu;
/** What stands behind the name of a company and makes no other of it. */
const form = /^(?:Inc|Corp|Corporation|Company|Co|Ltd|Limited|Plc|Group|Holdings|Form|Board|County|Q[1-4])$/u;

const sides = [/(?<![\p{L}.])(?:U\.S\.|US(?![\p{L}])|domestic|United States)/u, /\binternational/iu];

/** "Our international stores" tells nothing of those in the U.S., nor the other way round. */
const isOfOtherSide = (question: string, text: string): boolean => {
  const asked = sides.filter((side) => side.test(question));
  return asked.length === 1 && sides.some((side) => side.test(text)) && !asked[0]?.test(text);
};

/** Whether a figure of a sentence is of a part that is named before it, which neither the question nor the source is called by. */
export function isOfPart(question: string, { start }: Span, said: { text: string; source: Source }): boolean {
  const before = said.text.slice(0, start);
  const known = new Set(searchTermsOf(`${question} ${said.source.context.title}`));
  const isOther = (words: string): boolean => searchTermsOf(words).some((stem) => !known.has(stem));
  if (!/\b(?:business|segment|division|unit)/iu.test(question))
    for (const [, kind = ''] of before.matchAll(unit)) if (isOther(kind)) return true;
  if (isOfOtherSide(question, said.text)) return true;
  const names = [...question.slice(1).matchAll(named)].map(([name]) => name);
  return names.some((name) => {
    const at = before.lastIndexOf(`${name} `);
    const [behind = ''] = at < 0 ? [] : (/^\p{Lu}[\p{L}]+/u.exec(before.slice(at + name.length + 1)) ?? []);
    return behind !== '' && !form.test(behind) && isOther(behind);
  });
}
