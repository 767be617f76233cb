import { lexicon } from '../../lexicon/lexicon.ts';

/** What is paid beside a price, or where something goes wrong: it has a sum of its own. Who is asked what is paid may be told a fee. */
export const ownSums = lexicon({
  words: 'penalty penalties fine fines tax taxes interest deposit bonus premium settlement rebate',
  phrases: String.raw`
    (termination|break-?up|cancell?ation|exit|redemption|late|filing|registration|origination|ticking|success) fees?  + It pays a reverse termination fee.  - It pays a management fee.
  `,
});

/** What stands between a result and the sum that explains it. */
export const explains = lexicon({
  phrases: String.raw`
    due to  + It fell primarily due to $5 of costs.  - It is due in May.
    because of  + It fell because of $5 of costs.  - It fell because they left.
    (driven|offset) by  + It was offset by $5 of gains.  - It was offset.
    (as a result of|resulting from|attributable to)  + It fell as a result of $5 of costs.  - The result was $5.
    (including|includes|included|excluding|excludes|excluded|reflecting|reflects|reflected)  + It includes $5 of gains.  - It was $5.
  `,
});
