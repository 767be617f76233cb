import { searchTermsOf } from '../terms/search-terms.ts';
import type { Needs } from './needs.ts';
import type { QuestionName } from './question-name.ts';

/** One of two things that a question sets side by side: the stems that are its own, and the question asked of it alone. */
export type Side = { stems: ReadonlySet<string>; needs: Needs };

const pairs = [
  /\bdifferences? between (?<one>[^?]{2,80}?) and (?<other>[^?,]{2,80})/iu,
  /\bcompared? (?<one>[^?]{2,80}?) (?:to|with|and|against|versus|vs\.?) (?<other>[^?,]{2,80})/iu,
  /[,:] (?<one>[^?,:]{2,60}?) or (?<other>[^?,:]{2,60})/iu,
  /\b(?<one>\S+(?: \S+){0,3}) (?:versus|vs\.?) (?<other>[^?,]{2,60})/iu,
];

/** The two things that a question compares; null where they cannot be told apart. */
export function sidesOf(question: string, needs: Needs): readonly [Side, Side] | null {
  const stems = namedSides(needs.names) ?? writtenSides(question);
  if (stems === null) return null;
  const [one, other] = stems;
  const own = new Set([...one].filter((stem) => !other.has(stem)));
  const others = new Set([...other].filter((stem) => !one.has(stem)));
  if (own.size === 0 || others.size === 0) return null;
  return [
    { stems: own, needs: without(needs, others) },
    { stems: others, needs: without(needs, own) },
  ];
}

type Stems = readonly [ReadonlySet<string>, ReadonlySet<string>];

function namedSides(names: readonly QuestionName[]): Stems | null {
  const [one, other, third] = names;
  if (one === undefined || other === undefined || third !== undefined) return null;
  return [new Set(one.stems), new Set(other.stems)];
}

function writtenSides(question: string): Stems | null {
  for (const pattern of pairs) {
    const { one, other } = pattern.exec(question)?.groups ?? {};
    if (one !== undefined && other !== undefined)
      return [new Set(searchTermsOf(one)), new Set(searchTermsOf(other))];
  }
  return null;
}

/** Stems of setting side by side, which no side says of itself. */
const comparing = new Set(searchTermsOf('differs difference compares comparison compared versus vs than'));

/** What a question needs, without one of its sides. */
function without(needs: Needs, stems: ReadonlySet<string>): Needs {
  const isOwn = (stem: string): boolean => !stems.has(stem) && !comparing.has(stem);
  return {
    ...needs,
    names: needs.names.filter((name) => !name.stems.some((stem) => stems.has(stem))),
    things: new Map([...needs.things].filter(([stem]) => isOwn(stem))),
    pairs: needs.pairs.filter(([one, other]) => isOwn(one) && isOwn(other)),
    head: needs.head.filter(isOwn),
  };
}
