import { firmPattern } from '../names/person-name.ts';
import { tidyFirm } from './cue.ts';
import { occupation } from './occupation.lexicon.ts';
import type { Office } from './office.type.ts';

const described = new RegExp(
  String.raw`^,?\s{1,3}(?:(?:who is|who’s|who's|is|he’s|he's|she’s|she's)\s{1,3})?(?:currently\s{1,3})?(?:the|an?|our)\s{1,3}([\p{L}][^,.;:?!]{3,70}?)(?:\s+(?:at|with|from|for)\s+(${firmPattern}))?(?=\s*(?:[,.;:?!]|$)|\s+(?:and|who|leading|where|which)\b)`,
  'u',
);

/** What some words say somebody does: "Jane Doe, who is the product lead for pensions at Acme". */
export function occupationIn(text: string, name: string): Office | null {
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    const [, role = '', firm] = described.exec(text.slice(at + name.length, at + name.length + 160)) ?? [];
    if (occupation.test(role) && role.split(' ').length < 10)
      return { role, organisation: tidyFirm(firm ?? null) };
  }
  return null;
}
