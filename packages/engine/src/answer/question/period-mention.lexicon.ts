const months = 'january|february|march|april|may|june|july|august|september|october|november|december'.split(
  '|',
);
const month = months.join('|');
const ordinal = 'first|second|third|fourth';
const quarter = String.raw`(?:${ordinal})[- ]quarter(?:[- ]end)?|q[1-4]\b|[1-4]q(?=\b|\d)`;
const year = String.raw`(?:19|20)\d\d`;
/** "The previous fiscal year's fourth quarter". */
const before = String.raw`(?:prior|previous|last|preceding)(?:[- ](?:fiscal|calendar))?[- ](?:year|quarter|month)(?:['’]s)?(?: (?:quarter|period|(?:${ordinal}) quarter))?`;
const sameTime = '(?:same|year-ago|prior-year|prior) (?:quarter|period)';

/** Several quarters up to now, whatever year they are of. */
const running =
  '(?:trailing|last|past|previous|prior) (?:two|three|four|five|six|eight|[2-8])[- ]quarters?|trailing (?:twelve|12)[- ]months?';

/** Ways in which a time is said, the longest first; behind each what kind of time it is. */
export const periodWords = {
  prior: new RegExp(
    String.raw`\b(?:${before}|(?:the )?(?:${sameTime})|(?:a|one) year (?:ago|earlier|before)|year[- ]ago)\b`,
    'giu',
  ),
  end: new RegExp(
    String.raw`\b(?:(?:at |by |as of )?(?:the )?end of (?:the )?(?:month|quarter|(?:fiscal |calendar )?year|(?:${month}|${year})(?:,? ${year})?|fiscal ${year})|(?:year|quarter|month)[- ]end(?: ${year})?)`,
    'giu',
  ),
  day: new RegExp(
    String.raw`\b(?:${month}) \d{1,2}(?:st|nd|rd|th)?(?:,? ${year})?\b|\b\d{1,2} (?:${month})(?: ${year})?\b`,
    'giu',
  ),
  months: new RegExp(
    String.raw`\b(?:${running}|(?:first |last |past )?(?:three|six|nine|eighteen) months|(?:fiscal |calendar )?year[- ]to[- ]date|(?:first|second) half|half[- ]year)\b`,
    'giu',
  ),
  quarter: new RegExp(
    String.raw`\b(?:${quarter})(?: of| in)?(?: the)?(?: fiscal)?(?:[ -]?(?:year )?${year})?|\b(?:current |this )?quarter\b`,
    'giu',
  ),
  year: new RegExp(
    String.raw`\b(?:full|fiscal|calendar|whole|entire)[- ](?:fiscal )?year(?: ${year})?\b|\b(?:for|in|during|over|on) the (?:full )?year\b|\b(?:this|current) year\b|\b(?:twelve|12) months\b|\b(?:fiscal|calendar|fy) ?['’]?(?:${year}|\d\d\b)|\b${year}\b`,
    'giu',
  ),
  month: new RegExp(String.raw`\b(?:${month})(?:,? ${year})?\b`, 'giu'),
} as const;

export const monthOf = (text: string): number | null => {
  const found = months.findIndex((name) => new RegExp(String.raw`\b${name}\b`, 'iu').test(text));
  return found < 0 ? null : found + 1;
};
