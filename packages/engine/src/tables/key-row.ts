/** What a reader of accounts and of a plan's reports looks for first: its name, its weight of 1, and its labels. */
const keys: readonly (readonly [string, number, RegExp])[] = [
  ['funded', 1, /^(?:funded (?:ratio|status|percentage)|plan fiduciary net position as a percent\w*)/iu],
  [
    'net position',
    1,
    /^(?:fiduciary )?net position\b.*|^net assets (?:held|available)\b|^total net position/iu,
  ],
  [
    'revenue',
    1,
    /^(?:total |consolidated )*(?:net )?(?:operating )?(?:revenues?|sales)(?:, net| \(net\))?$/iu,
  ],
  [
    'net income',
    1,
    /^(?:consolidated )?net (?:income|earnings|loss|profit)(?: ?\(loss\))?(?:$|,? (?:attributable|available|applicable|for the)\b(?!.*non-?\s?controlling))|^\(?loss\)? ?\/? ?net income/iu,
  ],
  ['pension liability', 0.95, /^(?:net|total) (?:pension|opeb) liability|^unfunded\b/iu],
  ['total fund', 0.95, /^total (?:fund|plan|portfolio)\b/iu],
  [
    'earnings per share',
    0.9,
    /^(?!.*\bshares\b).*\bdiluted\b.*\b(?:per share|eps)\b|^(?!.*\bshares\b).*\beps\b.*\bdiluted\b|^(?:net )?(?:income|earnings|loss).* per (?:\p{L}+ ){0,2}share.*dilut/iu,
  ],
  [
    'rate',
    0.85,
    /^(?:assumed|actuarial|discount) rate|^(?:money|time)-weighted|^(?:annual )?(?:net )?rate of return|^investment return/iu,
  ],
  [
    'contributions',
    0.85,
    /^(?:total )?(?:employer|employee|member|plan)?s? ?contributions?\b(?! (?:profit|margin))/iu,
  ],
  ['investment income', 0.85, /^(?:total )?net investment (?:income|gain|loss)/iu],
  [
    'operating income',
    0.85,
    /^(?:total )?(?:operating (?:income|profit|loss)|income from operations)\b(?!.*(?:%|percent|margin))/iu,
  ],
  ['benefits', 0.8, /^(?:total )?(?:benefit payments?|benefits paid|retirement benefits)\b/iu],
  ['benchmark', 0.8, /^(?:policy|total fund|strategic)? ?benchmark$|^policy index/iu],
  ['operating cash', 0.75, /^net cash (?:provided|used|from|flows?).*operating/iu],
  ['assets', 0.75, /^total assets$/iu],
  ['free cash', 0.72, /^(?:adjusted )?free cash flow$/iu],
  ['ebitda', 0.7, /^(?:adjusted |consolidated )*(?:property )?ebitdar?$|^(?:adjusted )?ebit$/iu],
  ['gross profit', 0.6, /^gross (?:profit|margin)$/iu],
  [
    'comparable sales',
    0.7,
    /^comparable (?:store )?sales (?:growth|change|% (?:change|growth|gain|increase))(?: ?\(decline\)| ?\(decrease\))?$/iu,
  ],
  [
    'subscribers',
    0.6,
    /^(?:(?:global|total|worldwide|streaming) ){1,3}(?:paid |paying )?(?:subscribers|subscriptions|memberships)(?: at (?:the )?end of (?:the )?period)?$/iu,
  ],
  ['members', 0.55, /^total (?:members?|membership|participants|retirees)|^active members/iu],
  ['equity', 0.55, /^total (?:stockholders|shareholders|owners|members)[’']? ?(?:equity|deficit)/iu],
  ['liabilities', 0.5, /^total liabilities$|^(?:total )?long-term debt(?:, (?:net|less current).*)?$/iu],
  ['additions', 0.5, /^total (?:additions|deductions)$/iu],
  ['expenses', 0.45, /^(?:total )?(?:administrative|operating) expenses?$|^total (?:costs and )?expenses$/iu],
];

/** What a row is about and how much it counts, from 0 to 1; null for a row that is no key row. */
export function keyRow(label: string): { name: string; weight: number } | null {
  const plain = label.trim().replaceAll('’', "'");
  const matches = keys.find(([, , pattern]) => pattern.test(plain));
  return matches === undefined ? null : { name: matches[0], weight: matches[1] };
}
