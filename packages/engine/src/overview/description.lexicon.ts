import { lexicon } from '../lexicon/lexicon.ts';

/** What publishers put under a text of every item, and what says nothing of this one. */
export const aside = lexicon({
  phrases: String.raw`
subscribe\w*  + Subscribe for more.  - They described it.
(follow|find|join|reach|contact|email|tweet|support|rate|review|like|donate)( \w+){0,3} (us|me|the show|our|on (twitter|x|mastodon|linkedin|instagram|youtube|facebook|slack|discord|patreon))  + Follow us on LinkedIn.  - They follow it.
(twitter|mastodon|linkedin|instagram|youtube|facebook|slack|discord|patreon|github|tiktok|spotify)  + Linkedin: Alder Hour  - The link in the chain broke.
(sponsors?(ed)?|sponsored by|promo|coupon|discount code|affiliate|merch|newsletter|transcripts?|show notes|chapters|timestamps|links?|resources|credits|((music|produced|edited|hosted)(?= by))|recorded)(:| by| at| on| live| in)~  + Music by Jane Alder.  - They are linked.
(learn|read|see|find out|hear|watch|listen|discover|get)( \w+){0,2} more  + Learn more at the site.  - They learn.
(click|tap|visit|go to|head to|check out|sign up|register|download|buy|order|watch now|listen now|tune in)  + Visit our site.  - They visited it.
(all rights reserved|copyright|terms of (use|service)|privacy policy|not (financial|investment|legal) advice|for informational purposes|disclaimer)  + All rights reserved.  - Rights were reserved for members.
(sample content|people and organi[sz]ations are invented)  + Sample content written for tests.  - A sample of funds.
(our|this week's|today's|the) (sponsors?|partners?)  + It is brought by our sponsors.  - The plan sponsor paid.
(new episodes?|every (week|monday|tuesday|wednesday|thursday|friday)|each week)  + New episodes each Monday.  - A new fund.
`,
});

/** Opens the list of links and advertisements under a description: what follows says no more of the item. */
export const opensList = lexicon({
  at: 'opening',
  phrases: String.raw`
(sponsors?|links?|resources|show notes|timestamps|chapters|credits|transcript|follow|support|connect|contact|featuring|mentioned|references|about (us|the (show|podcast|host)))( in this episode| mentioned)?:~  + Links:  - They linked it.
`,
});
