/*
 * What a sentence of an earnings call reports: a metric, its value, and how it stands against before. Every part is a run of
 * the sentence itself, and a sentence that says it in another way is left alone: nothing is worked out.
 */

/** `metric`, `value` and `change` as they stand in the sentence; the latter two empty where it does not tell them. */
export type ReportedFigure = {
  metric: string;
  value: string | null;
  change: string | null;
  /** It is of what is still to come. */
  isAhead: boolean;
};

const money = String.raw`\$\s?\d[\d,.]{0,18}(?:\s(?:thousand|million|billion|trillion))?(?:\sper\s(?:diluted\s)?(?:common\s)?share)?`;
const percent = String.raw`\d[\d,.]{0,18}\s?(?:percent|%|basis points)`;
const amount = `(?:${money}|${percent})`;
/** Up to seven words of a name; a comma, a pronoun or another verb ends it. */
const name = String.raw`(?<metric>[A-Za-z][\w&'’/-]*(?:\s[\w&'’/-]+){0,6}?)`;
const opening = String.raw`^(?:(?:and|but|so|now|our|the)\s|(?:in|for|during)\sthe\s(?:(?:first|second|third|fourth|full)\s)?(?:quarter|year),?\s)*`;
const time = String.raw`(?:\s(?:for|in|ended)\sthe\s(?:(?:first|second|third|fourth|full)[\s-])?(?:quarter|year|nine\smonths))?`;
const before = String.raw`(?<change>(?:up|down)\s(?:from\s)?${amount}(?:\s(?:from|on|over|compared\s(?:to|with)|year[\s-]over[\s-]year)(?:[^,.;]|[.,](?=\d))*)?|(?:against|compared\s(?:to|with)|versus|up\sfrom|down\sfrom)\s${amount}(?:[^,.;]|[.,](?=\d))*)`;

/** "Fee-related earnings were $212 million, or $0.74 per share, up 11 percent from the third quarter of last year." */
const stood = new RegExp(
  `${opening}${name}${time}\\s(?:was|were|reached|totaled|stood\\sat|came\\sin\\sat|ended\\sthe\\s(?:quarter|year)\\sat)\\s(?:about\\s|approximately\\s)?(?<value>${amount})(?:,?\\sor\\s(?<also>${amount}))?(?:[^.;]*?[,\\s]\\s?${before})?`,
  'iu',
);
/** "Management fees grew by 14 percent to $398 million." */
const moved = new RegExp(
  `${opening}${name}\\s(?<moved>(?:grew|rose|increased|fell|declined|decreased|dropped)\\s(?:by\\s)?${amount})(?:\\sto\\s(?<value>${amount}))?(?<since>\\s(?:from|on|over|compared\\s(?:to|with)|year[\\s-]over[\\s-]year)(?:[^,.;]|[.,](?=\\d))*)?`,
  'iu',
);
/** "For the full year we now expect a margin between 49.5 and 50 percent." */
const range = String.raw`(?:between\s\$?\d[\d,.]{0,18}(?:\s(?:million|billion))?\sand\s${amount}|${amount}\sto\s${amount}|${amount})`;
const ahead = new RegExp(
  String.raw`\b(?:we|management)\s(?:now\s|still\s|continue\sto\s)?(?:expect|anticipate|guide\sto|forecast)\s(?:an?\s|our\s|the\s)(?<metric>[a-z][\w&'’/-]*(?:\s[\w&'’/-]+){0,4}?)\s(?:of\s|to\sbe\s|in\sthe\srange\sof\s)?(?<value>${range})(?:[^.;]*?,\s(?<change>(?:up|down)\sfrom[^.;]*))?`,
  'iu',
);

/** Words and amounts that are in no name of a metric: what they stand for is said elsewhere, or they begin or end a clause. */
const noName =
  /\b(?:it|that|this|they|these|those|which|we|you|i|he|she|there|what|who|is|are|has|have|had|declared|said|think)\b|\b\d[\d.,]*\s?(?:%|million|billion|percent)|^(?:in|if|at|on|over|when|as|by|with|of|for|after|before|since|because|about|from|under|most|some|all|one|each)\b/iu;

/** What a company measures: a name without one of these is of a part of it, or of nothing that is measured. */
const measure =
  /\b(?:revenues?|sales|turnover|income|earnings|profit(?:ability)?|loss(?:es)?|ebitda?r?|ebita|eps|ffo|margins?|cash|flow|capex|expenditures?|expenses?|costs?|debt|leverage|liquidity|orders?|bookings?|backlog|production|volumes?|shipments?|deliveries|fees?|assets|deposits|loans|premiums?|dividends?|distributions?|ratio|rate|price|capital|equity|value|members(?:hips)?|subscribers?|customers|guests|occupancy|yield|return|growth)\b/iu;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Letters of a sentence that are read. */
const readMax = 600;

/** What one sentence reports; null where it does not say it plainly. Text that is spoken may end without a mark. */
export function readReportedFigure(sentence: string): ReportedFigure | null {
  const text = sentence.trim().slice(0, readMax);
  const coming = ahead.exec(text)?.groups;
  if (coming?.['metric'] && coming['value'])
    return reported(coming['metric'], { value: coming['value'], change: coming['change'], isAhead: true });
  const change = moved.exec(text)?.groups;
  if (change?.['metric'] && change['moved'])
    return reported(change['metric'], {
      value: change['value'],
      change: `${change['moved']}${change['since'] ?? ''}`,
      isAhead: false,
    });
  const level = stood.exec(text)?.groups;
  if (!level?.['metric'] || !level['value']) return null;
  const value = level['also'] ? `${level['value']}, or ${level['also']}` : level['value'];
  return reported(level['metric'], { value, change: level['change'], isAhead: false });
}

type FigureReading = { value: string | undefined; change: string | undefined; isAhead: boolean };

function reported(metric: string, { value, change, isAhead }: FigureReading): ReportedFigure | null {
  if (noName.test(metric) || !measure.test(metric)) return null;
  return { metric: capital(metric.trim()), value: value ?? null, change: change?.trim() ?? null, isAhead };
}

/** "Net sales were $5.2 billion in 2026, against $4.9 billion in 2025": how rows of statements are told. */
const ofRow =
  /^(?<metric>\p{L}.{1,100}?) (?:was|were) (?<value>−?\p{Sc}?\d[\d,.]{0,18}(?: (?:million|billion))?) (?:in|on|as) .{4,50}, (?<change>against .{1,80}?)\.?$/u;

/** What one clause reports that tells a row of a table against the year before; null for any other. */
export function readReportedRow(clause: string): ReportedFigure | null {
  const { metric, value, change } = ofRow.exec(clause.trim().slice(0, readMax))?.groups ?? {};
  if (metric === undefined || value === undefined || change === undefined) return null;
  return { metric: capital(metric), value, change, isAhead: false };
}

/** What says which period or how much of the whole a metric is of, and makes it no other one. */
const ofPeriod =
  /\b(?:(?:first|second|third|fourth|full|prior|current|last|this)[ -](?:quarter|year)(?:'s|’s)?|q[1-4]|quarterly|annual|total|consolidated|reported|overall|company|our|the|during|for|in)\b/giu;

/** The name of a metric by which two sentences are found to tell the same one. */
export const metricKey = (metric: string): string =>
  metric
    .toLowerCase()
    .replace(ofPeriod, ' ')
    .replace(/\bnet (?=revenues?\b|sales\b)/gu, '')
    .replace(/\b(revenue|sale|cost|expense|margin|earning|order)s\b/gu, '$1')
    .replace(/ +/gu, ' ')
    .trim();
