import { lexicon } from '../../lexicon/lexicon.ts';

/** What a cause begins with. */
export const tellsCause = lexicon({
  words: 'because',
  phrases: String.raw`
    due to  + It fell due to freight.  - It is due in May.
    owing to  + It fell owing to freight.  - It is owing.
    so (that|as to)  + It was put off so that all may read it.  - So it was put off.
    in order to  + It was sold in order to pay.  - It was sold in order.
    on the grounds that  + It was refused on the grounds that it was late.  - It is on the grounds.
  `,
});

/** What tells of what is to come. */
export const tellsAhead = lexicon({
  words: String.raw`will would should could plan plans planned planning expects? expected expecting anticipat(?:e|es|ed|ing) intends? intend(?:ed|ing)? project(?:s|ed|ing) scheduled
    target(?:s|ed|ing)? forecast(?:s|ed)? guidance outlook upcoming next`,
  phrases: String.raw`
    (are|is|am|(?<=['’])(re|m|s)) \p{L}+ing  + We are opening 8.  - The opening of 8 took long.
    (going|looking|hope|hopes|aim|aims|about|set|due) to  + We are going to open 8.  - We are going.
  `,
});

/** What tells how often something happens. */
export const tellsFrequency = lexicon({
  words: String.raw`daily weekly biweekly fortnightly monthly bimonthly quarterly annually annual yearly twice once times?`,
  phrases: String.raw`
    (every|each|per) (other )?(\S+ )?(day|week|month|quarter|year)s?  + The board meets every two weeks.  - Every member came.
    an? (day|week|month|quarter|year)  + There are three releases a year.  - The day came.
  `,
});
