/** Names of months and zones in dates, as data. */

const months: readonly (readonly string[])[] = [
  ['jan', 'ene', 'janv', 'gen', 'jän'],
  ['feb', 'fév', 'fev', 'févr'],
  ['mar', 'mär', 'mars', 'mrt', 'maa', 'mrz'],
  ['apr', 'abr', 'avr'],
  ['may', 'mai', 'maj', 'mei', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'ago', 'août', 'aou', 'aoû'],
  ['sep', 'set', 'sept'],
  ['oct', 'okt', 'ott', 'out'],
  ['nov'],
  ['dec', 'dez', 'dic', 'déc'],
];

/** 1 to 12 by a month's name in English, German, French, Spanish, Italian, Portuguese or Dutch, or its beginning; 0 for none. */
export function monthOf(name: string): number {
  const lower = name.toLowerCase();
  const begins = (of: readonly string[], length: number) =>
    of.some((short) => short.length === length && lower.startsWith(short));
  // "juin" and "juil" begin alike: the longer beginning decides.
  for (const length of [4, 3]) {
    const at = months.findIndex((of) => begins(of, length));
    if (at !== -1) return at + 1;
  }
  return 0;
}

/** Hours before or after UTC. */
const zones: Readonly<Record<string, number>> = {
  ...{
    ut: 0,
    utc: 0,
    gmt: 0,
    z: 0,
    wet: 0,
    bst: 1,
    cet: 1,
    west: 1,
    mez: 1,
    cest: 2,
    mesz: 2,
    eet: 2,
    eest: 3,
  },
  ...{ msk: 3, ist: 5.5, sgt: 8, hkt: 8, awst: 8, jst: 9, kst: 9, acst: 9.5, aest: 10, acdt: 10.5, aedt: 11 },
  ...{ nzst: 12, nzdt: 13, ast: -4, adt: -3, nst: -3.5, ndt: -2.5, est: -5, edt: -4, cst: -6, cdt: -5 },
  ...{ mst: -7, mdt: -6, pst: -8, pdt: -7, akst: -9, akdt: -8, hst: -10, hast: -10, brt: -3, sast: 2 },
};

/** Minutes before or after UTC of "-0500", "GMT+2", "EST"; 0 for what is none. */
export function offsetMinutes(text: string): number {
  const zone = text.trim().toLowerCase();
  const numeric = /^(?:gmt|utc|z)?\s*([+-])(\d{1,2}):?(\d{2})?\b/.exec(zone);
  if (numeric) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    return numeric[1] === '-' ? -minutes : minutes;
  }
  return (zones[zone.split(/\s/)[0] ?? ''] ?? 0) * 60;
}

/** Zones of the United States whose name says nothing of the time of the year. */
const usZones: Readonly<Record<string, number>> = {
  et: -5,
  ct: -6,
  mt: -7,
  pt: -8,
  eastern: -5,
  central: -6,
  mountain: -7,
  pacific: -8,
};

/** Minutes from UTC of "ET" at a moment on its clock (in ms as if it were UTC); null for every other zone. */
export function offsetInUs(text: string, moment: number): number | null {
  const hours = usZones[/^([a-z]{1,8})(?: time)?$/i.exec(text.trim())?.[1]?.toLowerCase() ?? ''];
  if (hours === undefined) return null;
  const year = new Date(moment).getUTCFullYear();
  // From the second Sunday of March to the first of November, each at two.
  const sunday = (month: number, nth: number): number => {
    const first = new Date(Date.UTC(year, month, 1)).getUTCDay();
    return Date.UTC(year, month, 1 + ((7 - first) % 7) + (nth - 1) * 7, 2);
  };
  const isSummer = moment >= sunday(2, 2) && moment < sunday(10, 1);
  return (hours + (isSummer ? 1 : 0)) * 60;
}
