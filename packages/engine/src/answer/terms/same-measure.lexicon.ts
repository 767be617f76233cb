/** What one measure is called by, in any source: who asks for one of these may be told another. The usual name comes first. */
export const sameMeasures: readonly (readonly string[])[] = [
  ['assumed rate of return', 'investment return assumption', 'assumed return', 'discount rate'],
  ['funded ratio', 'funded status', 'funding ratio'],
  ['unfunded liability', 'unfunded actuarial accrued liability', 'UAAL'],
  ['employer contribution rate', 'employer rate'],
  ['net income', 'net earnings', 'net profit'],
  ['chief executive officer', 'CEO', 'chief executive'],
  ['chief financial officer', 'CFO', 'finance director'],
  ['chief investment officer', 'CIO'],
  ['chief operating officer', 'COO'],
  ['net revenues', 'net revenue', 'net sales', 'revenues', 'revenue', 'sales'],
];
