/** The clock that a page names beside an hour, as pages of the United States write it. */

/** Zones that share a name, the one of most places first. */
const zonesOf: Readonly<Record<string, readonly string[]>> = {
  e: ['America/New_York', 'America/Detroit', 'America/Indiana/Indianapolis'],
  c: ['America/Chicago'],
  m: ['America/Denver', 'America/Phoenix', 'America/Boise'],
  p: ['America/Los_Angeles'],
  ak: ['America/Anchorage'],
  h: ['Pacific/Honolulu'],
};

const hour = String.raw`(?:\d\s?[APap]\.?\s?[Mm]\b\.?|\d:[0-5]\d|\bnoon)`;
const letters = String.raw`(?:(?<short>[ECMP]|AK|H)(?:S|D)?T)(?![\p{L}\d])`;
const words = String.raw`(?<long>Eastern|Central|Mountain|Pacific|Alaska|Hawai['’ʻ]?i|Arizona)(?:\s(?:Standard|Daylight))?(?:\sTime\b|(?=\s?(?:[).,;]|$)))`;
const beside = new RegExp(String.raw`${hour}[\s,(]{1,3}(?:local |prevailing )?(?:${letters}|${words})`, 'gu');
const forAll = new RegExp(
  String.raw`\b(?:[Aa]ll|[Mm]eeting) times\b[^.\n]{0,40}?\b(?:are|in|listed|shown)\s(?:in\s)?(?:the\s)?(?:${letters}|${words})`,
  'u',
);

const zoneFamily = ({ groups }: RegExpExecArray | RegExpMatchArray): string => {
  const said = (groups?.['short'] ?? groups?.['long'] ?? '').toLowerCase();
  if (said.startsWith('arizona')) return 'm';
  return said.startsWith('ala') ? 'ak' : (/^(?:ak|.)/.exec(said)?.[0] ?? '');
};

/** The letter of the clock that stands beside the hours of a text; null where none does, or several. */
export function writtenZone(text: string): string | null {
  const families = new Set([...text.matchAll(beside)].map(zoneFamily));
  const [family] = families;
  return families.size === 1 ? (family ?? null) : null;
}

/** The same of a page that says it once for all of its times. */
export function zoneOfTimes(text: string): string | null {
  const match = forAll.exec(text);
  return match === null ? null : zoneFamily(match);
}

/** The zone of a named clock: that of the organization where it shows the named clock, else that of most places that do. */
export function namedZone(family: string, own: string | null): string | null {
  const zones = zonesOf[family] ?? [];
  return own !== null && zones.includes(own) ? own : (zones[0] ?? null);
}
