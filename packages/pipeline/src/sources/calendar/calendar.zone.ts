/** Zones and moments of a calendar file, written so that its reader takes them as they were meant. */

const zoneNames = new Map<string, string | null>();

/** The zone of a name as the IANA has it: also behind the path that some programs write; null for a name of their own. */
export function zoneOf(name: string | undefined): string | null {
  if (name === undefined || name === '') return null;
  const known = zoneNames.get(name);
  if (known !== undefined) return known;
  const bare = name.replace(/^"|"$/g, '');
  const candidates = [
    officeZone(bare),
    bare,
    bare.split('/').slice(-2).join('/'),
    bare.split('/').slice(-3).join('/'),
  ];
  const zone = candidates.map(resolved).find((match) => match !== null) ?? null;
  if (zoneNames.size > 500) zoneNames.clear();
  zoneNames.set(name, zone);
  return zone;
}

/** Names under which office programs keep zones, by the word that tells them apart. */
const officeZones: readonly [RegExp, string][] = [
  [/\barizona\b|^us mountain/i, 'America/Phoenix'],
  [/\bindiana\b|^us eastern/i, 'America/Indiana/Indianapolis'],
  [/\beastern (?:standard |daylight )?time\b(?!.*(?:mexico|australia))/i, 'America/New_York'],
  [/\bcentral (?:standard |daylight )?time\b(?!.*(?:mexico|australia))/i, 'America/Chicago'],
  [/\bmountain (?:standard |daylight )?time\b(?!.*mexico)/i, 'America/Denver'],
  [/\bpacific (?:standard |daylight )?time\b(?!.*mexico)/i, 'America/Los_Angeles'],
  [/^alaskan?\b|\balaska$/i, 'America/Anchorage'],
  [/^hawaiian\b|\bhawaii$/i, 'Pacific/Honolulu'],
  [/^atlantic standard/i, 'America/Halifax'],
  [/^gmt standard|\blondon\b/i, 'Europe/London'],
  [/^w\. europe|\bberlin\b/i, 'Europe/Berlin'],
  [/^romance standard|\bparis\b/i, 'Europe/Paris'],
  [/^central europe/i, 'Europe/Budapest'],
  [/^aus eastern|\bsydney\b/i, 'Australia/Sydney'],
  [/^tokyo standard/i, 'Asia/Tokyo'],
];

const officeZone = (name: string): string =>
  name.includes('/') ? name : (officeZones.find(([words]) => words.test(name))?.[1] ?? name);

function resolved(name: string): string | null {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}

/** The zone that a calendar says it is of, or the only one whose clock it describes; null where it says none. */
export function zoneOfCalendar(text: string): string | null {
  const said = /^(?:X-WR-TIMEZONE|TIMEZONE-ID)[^:\r\n]{0,100}:([^\r\n]{1,100})/im.exec(text.slice(0, 20_000));
  if (said !== null) return zoneOf(said[1]?.trim());
  const described = new Set(
    [...text.matchAll(/^BEGIN:VTIMEZONE\s{1,4}TZID:([^\r\n]{1,200})/gm)].map(([, name]) =>
      zoneOf(name?.trim()),
    ),
  );
  return described.size === 1 ? ([...described][0] ?? null) : null;
}

const moment = /^(DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)((?:;[^:\r\n]{0,300})?):([^\r\n]{1,20000})$/gim;
/** A clock without a zone, told as it stands: its times are read and written in this one. */
export const noZone = 'Etc/GMT';

/**
 * A block whose clocks have a zone that exists: their own, or `fallback`, or, where nobody knows it, none, so that the
 * time is the one that stands there. Days and moments of UTC stay.
 */
export const withZones = (block: string, fallback: string | null): string =>
  block.replace(moment, (line: string, name: string, params: string, value: string) => {
    if (
      /VALUE=(?:DATE|PERIOD)(?:;|$)/i.test(params) ||
      /^\d{8}(?:,|$)/.test(value) ||
      /\dZ\s*(?:,|$)/i.test(value)
    )
      return line;
    const said = /;TZID=("[^"]{0,200}"|[^;:]{0,200})/i.exec(params)?.[1];
    const zone = zoneOf(said) ?? fallback ?? noZone;
    const others = params.replace(/;TZID=(?:"[^"]{0,200}"|[^;:]{0,200})/gi, '');
    return `${name};TZID=${zone}${others}:${value}`;
  });
