import { lexicon } from '../../lexicon/lexicon.ts';

/** Says that something is to be done, by whoever advises or moves it. */
const proposes = lexicon({
  words: 'recommend recommends recommended recommending propose proposes proposed proposing',
  phrases: `
    motion (was )?(made|moved|offered)  + A motion was made to lower it.  - The motion is long.
    (to|that) be (reduced|lowered|raised|increased)  + He asked that it be reduced.  - It will be reduced.
  `,
});
/** Says what became of it, or what it is. */
const decides = lexicon({
  words:
    'carried carries passed passes adopted approved remains remained stays stayed kept ayes noes vote voted unanimous(?:ly)?',
});

/** Whether a text only says what somebody proposes, and a question does not ask for that. */
export const isOnlyProposed = (question: string, text: string): boolean =>
  proposes.test(text) && !decides.test(text) && !proposes.test(question);
