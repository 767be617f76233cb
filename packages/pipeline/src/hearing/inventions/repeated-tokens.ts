import type { SpokenToken } from '../spoken-token.ts';
import { isShortExchange } from './short-exchange.ts';

/** Longest run of words whose repetition is looked for right behind it. */
const longestUnit = 30;
/** So many words are a sentence that nobody says several times in a row. */
const sentenceWords = 5;
const longSentenceWords = 12;
/** More than any body has members: so many short sayings in a row are no vote. */
const mostMembers = 40;
/** Words that fit into a second at the most. */
const fastest = 8;

type Loop = { unit: readonly SpokenToken[]; repeats: number; all: readonly SpokenToken[] };

/** How many times in a row the same words are still somebody's. */
function mostSaid({ unit, all }: Loop): number {
  const [first, last] = [all[0], all.at(-1)];
  const seconds = first && last ? (last.endMs - first.startMs) / 1_000 : 0;
  if (all.length > fastest * Math.max(1, seconds)) return 8;
  if (isShortExchange(unit.map(({ text }) => text).join(' '))) return mostMembers;
  if (unit.length >= longSentenceWords) return 3;
  return unit.length >= sentenceWords ? 5 : mostMembers;
}

/** Several voices that say the same are several people. */
const isOneVoice = ({ all }: Loop): boolean => new Set(all.map(({ speaker }) => speaker)).size <= 1;

/** The places of tokens that repeat what stands before them more often than anybody says it; the first time stays. */
export function repeatedTokens(tokens: readonly SpokenToken[]): Set<number> {
  const repeated = new Set<number>();
  const isAgain = (place: number, unit: number): boolean =>
    tokens[place]?.sound !== '' && tokens[place]?.sound === tokens[place - unit]?.sound;
  for (let unit = 1; unit <= longestUnit; unit += 1) {
    for (let place = unit; place < tokens.length; place += 1) {
      if (!isAgain(place, unit)) continue;
      const start = place;
      while (place < tokens.length && isAgain(place, unit)) place += 1;
      const repeats = 1 + Math.floor((place - start) / unit);
      if (repeats < 4 || repeated.has(start)) continue;
      const all = tokens.slice(start - unit, place);
      const loop = { unit: tokens.slice(start - unit, start), repeats, all };
      if (!isOneVoice(loop) || repeats <= mostSaid(loop)) continue;
      for (let at = start; at < place; at += 1) repeated.add(at);
    }
  }
  return repeated;
}
