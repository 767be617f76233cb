import type { Home } from './linking.type.ts';
import type { Mention, NodeLookup } from './mentions.ts';
import { fundWords, joiners } from './span.lexicon.ts';
import type { PlacedSpan } from './spans.ts';

type Scene = { spans: readonly PlacedSpan[]; called: NodeLookup; home: Home };

const nameWords = (name: string): string[] => name.toLowerCase().split(/\s+/u);

/** The beginnings of a name that are shorter than it: "alder" and "alder teachers" of "Alder Teachers Fund". */
function* beginningsOf(name: string): Generator<string> {
  const words = nameWords(name);
  for (let length = 1; length < words.length; length += 1) yield words.slice(0, length).join(' ');
}

/** "Alder Teachers and Birch Partners" are two names, and the first of them is not the beginning of a longer one. */
const joinsNames = (word: string): boolean => joiners.has(word) && word !== 'of';

function isFundName({ text, words, isWhole }: PlacedSpan): boolean {
  if (!isWhole || words < 2) return false;
  const parts = nameWords(text);
  return !parts.some(joinsNames) && parts.some((word) => fundWords.has(word.replace(/['’]s?$/u, '')));
}

/** What the names of an item make doubtful: words that open the longer name of a fund, by the words in lower case. */
type LongerNames = {
  /** The beginnings of the names of whom the item is of. */
  ofHome: ReadonlySet<string>;
  /** Ids of those that a longer name in the item means; none where nobody in the graph has it. */
  ofFunds: ReadonlyMap<string, ReadonlySet<string>>;
};

/** The longer names of an item, by the words that they begin with. */
export function longerNames({ spans, called, home }: Scene): LongerNames {
  const ofFunds = new Map<string, Set<string>>();
  for (const span of spans.filter(isFundName)) {
    const ids = called(span.text).map(({ id }) => id);
    for (const beginning of beginningsOf(span.text))
      ofFunds.set(beginning, new Set([...(ofFunds.get(beginning) ?? []), ...ids]));
  }
  return { ofHome: new Set(home.names.flatMap((name) => [...beginningsOf(name)])), ofFunds };
}

/** Whether a name may be short for a longer one that its own bearer does not have. */
export function isInDoubt(
  { span, organisations: organizations }: Mention,
  { ofHome, ofFunds }: LongerNames,
): boolean {
  const words = span.text.toLowerCase();
  const longer = ofFunds.get(words);
  return ofHome.has(words) || (longer !== undefined && organizations.every(({ id }) => !longer.has(id)));
}
