/** What each theme of the insights grid is talked about with; the second number is the weight of a hit. */
const signs: readonly (readonly [ThemeId, number, RegExp])[] = [
  [
    1,
    2,
    /\b(?:fund ?rais\w+|first close|final close|capital calls?|capital commitments?|dry powder|limited partners?|LPs?|LP advisory|commit(?:ted|ment|ments|ting) (?:of |up to )?\$|co-?invest\w*|subscriptions?|redemptions?|inflows?|outflows?|fund(?:s)? [IVX]{1,4}\b|mandates? (?:to|for|with)|re-?up)\b/iu,
  ],
  [
    1,
    1,
    /\b(?:allocat(?:e|ed|ion|ions|ing|ors?)|investors?|commitments?|mandates?|contributions?|employer contributions?|raised|shareholders?|buybacks?|dividends?|capital raise)\b/iu,
  ],
  [
    2,
    2,
    /\b(?:net asset value|NAV|IRR|internal rate of return|multiple of (?:invested )?capital|MOIC|DPI|TVPI|net returns?|gross returns?|returned|net of fees|benchmark|outperform\w*|underperform\w*|funded (?:ratio|status|level)|unfunded|basis points|alpha|assumed rate|discount rate)\b/iu,
  ],
  [
    2,
    1.2,
    /\b(?:returns?|performance|yields?|revenues?|earnings|EBITDA?|net income|net loss|profits?|margins?|cash flow|EPS|earnings per share|sales|write-?downs?|impairments?|valuations?|assets under management|AUM|gains?|loss(?:es)?)\b/iu,
  ],
  [
    3,
    2,
    /\b(?:deal ?flow|pipeline|due diligence|acqui(?:re[ds]?|ring|sitions?)|mergers?|buy-?outs?|divest\w*|carve-?outs?|term sheet|bid(?:s|ding|ders?)?|exits?|IPOs?|going public|joint ventures?|transactions?|closed (?:on )?(?:the|a|our))\b/iu,
  ],
  [
    3,
    1,
    /\b(?:deals?|invest(?:ed|ing|ment|ments)?|opportunities|partnerships?|backlog|series [A-E]\b|venture|seed round|private (?:equity|credit|debt)|secondar(?:y|ies))\b/iu,
  ],
  [
    4,
    2,
    /\b(?:portfolio compan(?:y|ies)|operating partners?|supply chain|capacity|plants?|factory|factories|production|manufactur\w+|data cent(?:er|re)s?|utili[sz]ation|inventor(?:y|ies)|cost (?:savings|reductions?|base)|churn|retention|new stores?|product launch\w*|launch(?:ed|es|ing)?|roll-?out)\b/iu,
  ],
  [
    4,
    1,
    /\b(?:customers?|operations?|operational|operating|products?|platforms?|services?|users?|software|projects?|stores?|units?|orders?|shipments?|suppliers?|automation|efficienc(?:y|ies)|technology|capex|capital expenditures?)\b/iu,
  ],
  [
    5,
    2,
    /\b(?:inflation\w*|interest rates?|recession\w*|macro\w*|monetary policy|central banks?|the fed|federal reserve|tariffs?|volatility|credit spreads?|commodity prices?|geopolitic\w*|supply and demand|public markets?|private markets?|economic (?:growth|slowdown|cycle)|GDP|market (?:conditions|share|environment|size))\b/iu,
  ],
  [
    5,
    1,
    /\b(?:markets?|demand|prices?|pricing|econom(?:y|ic|ies)|cycle|trends?|headwinds?|tailwinds?|competit(?:ion|ors?|ive)|industry|pandemic|covid(?:-19)?|rates|currency|exchange rates?|energy costs?)\b/iu,
  ],
  [
    6,
    2,
    /\b(?:regulat(?:ion|ions|ory|ors?|ed)|complian(?:ce|t)|SEC\b|legislation|legislat\w+|lawsuits?|litigation|statut\w+|fiduciary|disclosures?|GASB|audit(?:s|ed|ors?)?|antitrust|sanctions?|GDPR|privacy law|court|subpoena|settlement|licen[cs]e[sd]?|licensing|copyright|ESG|proxy)\b/iu,
  ],
  [
    6,
    1,
    /\b(?:law|laws|legal|rules?|polic(?:y|ies)|govern(?:ment|ance)|security vulnerabilit\w+|approv(?:al|ed)|permits?|tax(?:es|ation)?|bill|act)\b/iu,
  ],
  [
    7,
    2,
    /\b(?:appoint(?:ed|ment|s)?|hired|hires|hiring|resign(?:ed|ation|s)?|retir(?:es|ed|ing|ement of)|succe(?:ed|eds|eded|ssor|ssion)|chief (?:investment|executive|financial|operating|risk|technology) officer|head of|lay-?offs?|laid off|re-?organi[sz]\w+|restructur\w+|head ?count|board of (?:directors|trustees)|stepp(?:ed|ing) down|promot(?:ed|ion))\b/iu,
  ],
  [
    7,
    1,
    /\b(?:team|teams|staff|employees|workforce|leadership|culture|talent|recruit\w*|trustees?|board|founders?|managers?|organi[sz]ation(?:al)?|maintainers?)\b/iu,
  ],
];

import type { ThemeId } from '@ecco/domain';
export type ThemeScore = { theme: ThemeId; score: number; total: number };

/** The theme a sentence speaks of most, its score and the score of all; null where none of the signs stands. */
export function themeOf(sentence: string): ThemeScore | null {
  const scores = new Map<ThemeId, number>();
  let total = 0;
  for (const [theme, weight, pattern] of signs) {
    if (!pattern.test(sentence)) continue;
    scores.set(theme, (scores.get(theme) ?? 0) + weight);
    total += weight;
  }
  let best: ThemeScore | null = null;
  for (const [theme, score] of scores)
    if (best === null || score > best.score) best = { theme, score, total };
  return best;
}
