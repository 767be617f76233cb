import type { Segment } from '../../ports/ports.ts';
import { lookUp } from '../../words/part-of-speech.ts';
import { functionWords } from '../../words/stop-words.ts';

const letters = /\p{L}[\p{L}\p{M}'’-]{0,40}/gu;
const pairs = /(?=\b(\p{Lu}[\p{L}\p{M}'’-]{0,40}\s\p{Lu}[\p{L}\p{M}'’-]{0,40}))/gu;
const months =
  /^(?:january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday)$/u;

type Forms = { lower: boolean; written: string };

/** A heading in capitals as a person would write it: the names that the text itself writes with capitals keep them. */
export function caseReader(segments: readonly Segment[]): (heading: string) => string {
  const { forms, names } = readForms(segments);
  const formOf = (word: string, heading: string): string => {
    const lower = word.toLowerCase();
    if (months.test(lower)) return lower.charAt(0).toUpperCase() + lower.slice(1);
    const known = forms.get(lower);
    if (functionWords.has(lower) || known === undefined || known.lower) return lower;
    const isName = [...names].some((name) => name.split(' ').includes(lower) && heading.includes(name));
    const kind = lookUp(lower);
    const isOwn = kind === null || kind === 'name' || kind === 'place' || kind === 'organisation';
    return isName || isOwn || known.written === word ? known.written : lower;
  };
  return (heading) => {
    if (heading !== heading.toUpperCase()) return heading;
    const lower = heading.toLowerCase();
    const plain = heading.replace(letters, (word) => formOf(word, lower));
    return plain.charAt(0).toUpperCase() + plain.slice(1);
  };
}

/** How a text writes its words within its sentences, and which it writes together as names. */
function readForms(segments: readonly Segment[]): { forms: Map<string, Forms>; names: Set<string> } {
  const forms = new Map<string, Forms>();
  const names = new Set<string>();
  for (const { text } of segments) {
    if (text === text.toUpperCase()) continue;
    for (const [, pair = ''] of text.matchAll(pairs)) names.add(pair.toLowerCase());
    for (const { 0: word, index } of text.matchAll(letters)) {
      const opens = index === 0 || /[.!?:]\s{0,2}$/u.test(text.slice(Math.max(0, index - 3), index));
      const lower = word.toLowerCase();
      const known = forms.get(lower);
      if (word === lower) forms.set(lower, { lower: true, written: lower });
      else if (!opens && known === undefined) forms.set(lower, { lower: false, written: word });
    }
  }
  return { forms, names };
}
