import { lexicon } from '../../lexicon/lexicon.ts';

// How far what is told has come, and where it was not done at all.

/** A body decides what comes behind it: to do something, or a proposal. */
export const decides = lexicon({
  phrases: String.raw`
(voted|votes|agreed|agrees|decided|decides|opted|elected|resolved|chose) (\S+ ){0,6}to(?= )  + The board voted 6 to 5 to sell.  - They sold it.
(approved|approves|adopted|adopts|ratified|authorized|backed|backs|endorsed|signed off on|green-?lit|greenlighted|okayed|okays|passed|gave (the|its) ok to|cleared|accepted|passed|blessed|gave (its|the|final) (approval|blessing|go-?ahead|nod) to|gave (us |staff |them |it )?(the|its|a) (green light|go-?ahead|nod|authority|thumbs-?up) (\S+ ){0,2}(for|to|on)|given (us|staff|them|it) the (green light|go-?ahead|nod|authority) (for|to|on)|voted (\S+ ){0,4}(for|in favor of))  + The trustees signed off on it.  - They signed it.
`,
});

/** A body wants none of it. */
export const refuses = lexicon({
  phrases: String.raw`
(rejected|rejects|turned down|turns down|voted down|voted (\S+ ){0,5}against|declined(?! to (say|comment|discuss|answer|give|identify|elaborate|name|be))|defeated|refused|rebuffed|shot down|killed|said no(?! one)|killed off|struck down|opted against|decided against|passed on)  + The board voted down the plan.  - The board voted for it.
`,
});

/** It means to, and has not done it. */
export const intends = lexicon({
  phrases: String.raw`
(will|is to|are to|plans to|plan to|intends to|intend to|expects to|expect to|is going to|are going to|is set to|aims to|'ll|is preparing to|is about to|is)(?= )  + The board will sell it.  - The board sold it.
`,
});

/** It thinks of it, and has not decided. */
export const considers = lexicon({
  phrases: String.raw`
(weighing|considering|exploring|evaluating|studying|looking (hard )?at|contemplating)  + We are weighing a sale.  - We weighed it.
`,
});

/** Advice to a body that it has not taken yet. */
export const advises = lexicon({
  phrases: String.raw`
(recommended|recommends|recommending|proposed|proposes|urged|advised|urges|advises|asking (them|us|it|the board|trustees)|is asking|asked|will ask|is recommending|plans to ask|will recommend|has asked) (\S+ ){0,8}(to|that|a|an|the|for|\S+ing)(?= )  + Staff recommended a search.  - Staff ate.
`,
});

/** Nothing that was done: might be, was asked or supposed, is done by others or as a rule, is of long ago. */
export const isNoAct = lexicon({
  words:
    'might could would if whether unless rumou?rs? reportedly hypothetical(ly)? supposedly usually typically',
  phrases: String.raw`
(?<!(in|last|this|of|by|since|until|early|late|for|through|from) )may (?!\d|to |and |for |,|\.)  + It may sell Alder.  - It sold Alder in May.
(never|not|n't|no longer|without|rather than|instead of|yet to|no plans to|nor)(?! (renew|extend))  + We did not sell it.  - We sold it.
(has|have|had|'ve|'s) (\p{L}+ly |always |also |often |in the past )?(approved|adopted|accepted|funded|passed|supported|granted|rejected|denied|voted (for|on|against)) (numerous|many|several|countless|dozens|hundreds|plenty|lots|a number|a lot|similar|such|other|these (kinds|types|sorts)|this (kind|type|sort)|things)  + This board has approved numerous grants like it.  - The board has approved the grant.
had (earlier|previously|originally|initially|once|first) \p{L}+  + It had earlier announced a sale.  - It had early news.
(denied|denies|deny|dismissed (the )?(talk|rumors|reports))  + It denied that it sold Alder.  - It sold Alder.
(plenty of|most|many|some|other|several|few|a lot of|lots of|half of|a third of|peer|your|any|every|each) (\p{L}+ ){0,3}(funds|plans|boards|systems|allocators|clients|endowments|peers|institutions|investors|trustees)  + Plenty of funds sold it.  - Our fund sold it.
(i|he|she) (said|wrote|thought|reported) (that )?  + I said that it sold it.  - It sold it.
(years|decades|a decade) (ago|earlier|before)  + It sold Alder years ago.  - It sold Alder.
(as a rule|in general|every (year|quarter|time)|each (year|quarter|time)|always)  + As a rule we sell.  - We sold.
(should|ought to|had better|have to|has to|had to (think|ask)|want to|wants to|wanted to|like to|hope to|hopes to|hoping to|tried to|thinking about|thought about|talked about|considered|debated|debating|discussed|discussing|mulling|no decision)  + We considered selling it.  - We sold it.
`,
});

/** What a decision is of, where it was named before. */
export const refers = lexicon({
  at: 'opening',
  phrases: String.raw`
(it|that|this|them|both|something|all of (it|them)|the (plan|change|cut|move|proposal|measure|motion|recommendation|increase|package|shift|deal|idea|request|question|resolution|item|hire|sale|commitment))(?![\p{L}-])  + The cut seven to two.  - A new cut.
`,
});

/** Behind a decision whose object stands before it: "the plan that the board adopted in May". */
export const endsThere = lexicon({
  at: 'opening',
  phrases: String.raw`
(at|in|on|last|this|earlier|by|during|after|for (19|20)\d\d|unanimously|\d)(?= )  + At its May meeting.  - The plan.
`,
});
