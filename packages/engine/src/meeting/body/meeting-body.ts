import { tokenize } from '../../words/token.ts';
import { joint, namesNoCommittee, wholeBoard } from './body.lexicon.ts';

const kinds = ['committee', 'subcommittee', 'council', 'commission'];
/** Words of a committee's name. */
const nameMax = 5;

/** The name that stands before "committee", back to a word that is no part of one: "audit and risk". */
function nameBefore(words: readonly string[], at: number): string[] {
  const name: string[] = [];
  for (let place = at - 1; place >= 0 && name.length < nameMax; place--) {
    const word = words[place] ?? '';
    if (namesNoCommittee.test(word) || /\d|'s$/u.test(word)) break;
    name.unshift(word);
  }
  while (name[0] === 'and') name.shift();
  return name;
}

/**
 * Which body of an organization some words name as the one that meets: "board", "audit and risk committee". Null where
 * they name none, or two.
 */
export function meetingBody(text: string): string | null {
  if (joint.test(text)) return null;
  const words = tokenize(text.replaceAll('&', ' and ')).map(({ lower }) => lower);
  const bodies = new Set(
    words.flatMap((word, at) => {
      if (!kinds.includes(word)) return [];
      const name = nameBefore(words, at);
      // "The committee" says that there is one, and not which.
      return name.length === 0 && word.endsWith('committee') ? [] : [[...name, word].join(' ')];
    }),
  );
  if (bodies.size > 0) return bodies.size === 1 ? ([...bodies][0] ?? null) : null;
  return wholeBoard.test(text) ? 'board' : null;
}
