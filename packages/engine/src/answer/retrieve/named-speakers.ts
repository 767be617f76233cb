import type { Source } from '../../ports/ports.ts';
import { identifySpeakers } from '../../speakers/identify-speakers.ts';
import { tokenize } from '../../words/token.ts';

const title = new Set(
  'am mp mr mrs ms dr hon right the of professor prof phd grad undergrad postdoc chair acting sir dame'.split(
    ' ',
  ),
);
/** What many are: "the designer" is not one of two designers. */
const office = /^(?:designer|manager|interface|officer|director|operator|host|guest|analyst|speaker)$/u;

type NamedSpeaker = { label: string; name: string };

/** The speakers whom a question names, by the label or by the name that the text gives them. */
export function namedSpeakers(question: string, source: Source): NamedSpeaker[] {
  const labels = new Set(source.segments.flatMap(({ speaker }) => speaker ?? []));
  const asked = wordsOf(question);
  const called = identifySpeakers(source).filter(({ label, name }) => name !== label);
  return [...[...labels].map((label) => ({ label, name: label })), ...called]
    .filter(({ name }) => isNamed(name, asked))
    .map(({ label, name }) => ({ label, name }));
}

type Words = { any: ReadonlySet<string>; capital: ReadonlySet<string> };

function wordsOf(question: string): Words {
  const words = tokenize(question).map(({ text }) => text.replace(/['’]s$/u, ''));
  return {
    any: new Set(words.map((word) => word.toLowerCase())),
    capital: new Set(words.filter((word) => /^\p{Lu}/u.test(word))),
  };
}

/** By the whole label, by the family name, or as the professor. A letter ("C", "Speaker 2") only as a capital. */
function isNamed(name: string, { any, capital }: Words): boolean {
  const parts = tokenize(name).map(({ text }) => text);
  const isSaid = (part: string) =>
    part.length > 1 ? any.has(part.toLowerCase()) : capital.has(part) || (any.has(part) && /\d/u.test(part));
  if (parts.length === 0) return false;
  if (parts.every(isSaid) || (parts[0] === 'Professor' && any.has('professor'))) return true;
  const own = parts.filter((part) => !title.has(part.toLowerCase()));
  const family = own.at(-1) ?? '';
  if (family.length < 3 || office.test(family.toLowerCase())) return false;
  return own.length > 1 ? capital.has(family) : any.has(family.toLowerCase());
}
