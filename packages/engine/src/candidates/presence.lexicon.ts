import { lexicon } from '../lexicon/lexicon.ts';

/** What a title or description says before the name of somebody who is heard. */
export const guestNamed = lexicon({
  phrases: String.raw`
(guests?|featuring|joined by|interview(s|ing)?|conversations?|sits? down with|(talk|speak|chat)(s|ing)? (to|with)|welcomes?|hosted by)\b[^.]{0,60}$  + An interview with  - A fund of
(feat|ft)\b\.?[^.]{0,60}$  + Credit, feat.  - A feature of it
`,
});

/** "Growth without debt, with Jane Doe" has her as a guest, "the trouble with Jane Doe" has not. */
export const against = lexicon({
  phrases: String.raw`
(wrong|troubles?|problems?|issues?|ways?|disputes?|feuds?|clash(es)?|row|fight|contracts?) with\b[^.]{0,40}$  + The trouble with  - The growth with
(deal(s|ing)?|(dis)?agrees?|meets?|met|meetings?|settle[sd]?|splits?|breaks?|broke) with\b[^.]{0,40}$  + The chair met with  - The chair is with
`,
});
