import { lexicon } from '../../lexicon/lexicon.ts';

/** Says that something is to be done, by whoever advises or moves it. */
export const proposes = lexicon({
  words: 'recommend recommends recommended recommending propose proposes proposed proposing',
  phrases: `
    motion (was )?(made|moved|offered)  + A motion was made to lower it.  - The motion is long.
    (to|that) be (reduced|lowered|raised|increased)  + He asked for it to be reduced.  - It will be reduced.
  `,
});
/** Says what became of it, or what it is. */
export const settles = lexicon({
  words:
    'carried carries passed passes adopted approved remains remained stays stayed kept ayes noes vote voted unanimous(?:ly)?',
});
