/** Measures and papers that are said in full as often as by their letters: a line each. */
const list = `
  eps earnings per share
  aum assets under management
  irr internal rate of return
  nav net asset value
  rfp request for proposals
  rfps requests for proposals
  r&d research and development
  sg&a selling general and administrative
  d&a depreciation and amortization
`;

/** What letters stand for, by the letters. */
export const abbreviations: ReadonlyMap<string, string> = new Map(
  list
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
);
