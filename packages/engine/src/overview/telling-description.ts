import { housekeepingOf } from '../discourse/housekeeping.ts';
import { splitSentences } from '../sentences/split.ts';
import { aside, opensList } from './description.lexicon.ts';

const mostSentences = 3;
/** Fewer words than this are a slogan or a name. */
const fewestWords = 6;
/** Characters that are read: a description may hold a whole transcript. */
const longestRead = 4_000;

const address = /@|^https?:|^www\.|\.(?:com|org|net|io|fm)\b|^#/iu;
const clock = /^\W*\d{1,2}:\d{2}/u;
const complete = /[.!?。！？]["'”’)\]]*$/u;

/**
 * The sentences of a publisher's description that say something of the item, at most three, as they stand there: neither
 * what is put under every item (subscribe, links, sponsors, rights) nor half a sentence. None where it says nothing.
 */
export function informativeSentences(description: string): string[] {
  const texts: string[] = [];
  for (const line of description.slice(0, longestRead).split(/\n+/u)) {
    if (opensList.test(line.trim())) break;
    if (clock.test(line)) continue;
    for (const { start, end } of splitSentences(line, { written: true })) {
      const sentence = line.slice(start, end).trim();
      if (isInformative(sentence)) texts.push(sentence);
    }
  }
  return texts.slice(0, mostSentences);
}

const isInformative = (sentence: string): boolean =>
  complete.test(sentence) &&
  sentence.split(/\s+/u).filter((word) => !address.test(word)).length >= fewestWords &&
  !aside.test(sentence) &&
  housekeepingOf(sentence) === null;
