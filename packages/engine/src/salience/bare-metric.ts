const metric =
  /^(?:(?:the|our|and|adjusted|reported|gaap|non-gaap|total|overall|consolidated|group) )*(net sales|sales|revenues?|net income|net loss|operating (?:income|profit|loss|margin)|gross (?:profit|margin)|ebitda?|ebita|earnings|income before tax(?:es)?|volumes?|organic growth|backlog|orders|occupancy|margins?)\b/iu;
/** Says of what it is: "for the Alder Group", "in Europe", "from our mills". */
const ofWhat =
  /^(?: attributable to \S+)?(?: (?:for|in|of|from|at|across|within) (?!(?:(?:the|our|its) )?(?:first|second|third|fourth|last|full|fiscal|quarter|year|period|nine|six|twelve|[$€£¥]?\d|approximately|about|nearly|RMB|USD|EUR)\b)\p{L})/iu;

/** The measure with which a sentence opens and of which it does not say what it measures: "operating income"; else null. */
export function bareMetricOf(polished: string): string | null {
  const [opening = '', name = ''] = metric.exec(polished) ?? [];
  return name === '' || ofWhat.test(polished.slice(opening.length)) ? null : name.toLowerCase();
}
