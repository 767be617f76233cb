import type { Source } from '../../ports/ports.ts';
import { isPaper } from '../fit/subject-match.ts';
import type { Needs } from '../question/needs.ts';
import { anchorsIn } from './nearest.ts';

const possessive = /\b(?:their|his|her)\s$/iu;

/**
 * Whether whoever speaks gives a thing to others: "their contribution went up 90 million" tells nothing of the contribution that is
 * asked for without a name.
 */
export function isOfOthers({ names, things }: Needs, text: string, source: Source): boolean {
  if (names.length > 0 || isPaper(source)) return false;
  const anchors = anchorsIn(text, things.keys());
  const owned = anchors.filter(({ start }) => possessive.test(text.slice(0, start)));
  return owned.length > 0 && anchors.every((one) => owned.includes(one));
}
