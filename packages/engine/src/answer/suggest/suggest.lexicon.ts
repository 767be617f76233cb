/** A measure as it is called; `are`: it is plural; `flows`: it is of a time, and not of a day. */
type Measure = { name: string; are?: boolean; flows?: boolean };

/** What is asked of a company first. */
export const measuresOfCalls: readonly Measure[] = [
  { name: 'fee-related earnings', are: true, flows: true },
  { name: 'assets under management', are: true },
  { name: 'net revenues', are: true, flows: true },
  { name: 'revenue', flows: true },
  { name: 'net income', flows: true },
  { name: 'adjusted EBITDA', flows: true },
  { name: 'free cash flow', flows: true },
  { name: 'backlog' },
  { name: 'earnings per share', are: true, flows: true },
  { name: 'operating margin', flows: true },
];

/** What is asked of a fund first. */
export const measuresOfFunds: readonly Measure[] = [
  { name: 'funded ratio' },
  { name: 'discount rate' },
  { name: 'assumed rate of return' },
  { name: 'market value' },
  { name: 'unfunded liability' },
  { name: 'employer contribution rate' },
];

export const ordinals = ['first', 'second', 'third', 'fourth'];

/** Words behind which a subject without an article is one that needs none: "in private credit". */
export const leading = ['of', 'in', 'on', 'about', 'into', 'to', 'from', 'with', 'for', 'and'];
