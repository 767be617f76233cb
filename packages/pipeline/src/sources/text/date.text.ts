/** Dates as feeds and pages write them. All results are ISO 8601 in UTC. */

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
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
    cest: 2,
    eet: 2,
    eest: 3,
    msk: 3,
    ist: 5.5,
  },
  ...{
    jst: 9,
    kst: 9,
    aest: 10,
    aedt: 11,
    est: -5,
    edt: -4,
    cst: -6,
    cdt: -5,
    mst: -7,
    mdt: -6,
    pst: -8,
    pdt: -7,
  },
};

const iso =
  /^(\d{4})-?(\d{2})(?:-?(\d{2}))?(?:[T\s]+(\d{2}):?(\d{2})(?::?(\d{2}))?(?:[.,]\d{1,9})?\s*(.*))?$/i;
const mail =
  /^(?:[a-z]{2,9},?\s+)?(\d{1,2})[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{2,4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(.*))?$/i;
const spoken =
  /^(?:[a-z]{2,9},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(.*))?$/i;

/** Reads RFC 822 and ISO 8601 dates with their common deformations; null where nothing fits. No zone means UTC. */
export function parseDate(text: string | null | undefined): string | null {
  const value = text?.trim().slice(0, 80) ?? '';
  const fields = readIso(value) ?? readMail(value) ?? readSpoken(value);
  if (!fields) return null;
  const [year, month, day, hour, minute, second, zone] = fields;
  const time = Date.UTC(year, month - 1, day, hour, minute, second) - offsetMinutes(zone, hour) * 60_000;
  const plausible =
    month >= 1 && month <= 12 && day >= 1 && day <= 31 && hour < 25 && year >= 1900 && year < 2200;
  return plausible && Number.isFinite(time) ? new Date(time).toISOString() : null;
}

type Fields = [number, number, number, number, number, number, string];

function readIso(value: string): Fields | null {
  const match = iso.exec(value);
  if (!match) return null;
  const [, year, month, day = '1', hour = '0', minute = '0', second = '0', zone = ''] = match;
  return [Number(year), Number(month), Number(day), Number(hour), Number(minute), Number(second), zone];
}

function readMail(value: string): Fields | null {
  const match = mail.exec(value);
  if (!match) return null;
  const [, day, month = '', year = '', hour = '0', minute = '0', second = '0', zone = ''] = match;
  const full = Number(year) < 100 ? Number(year) + (Number(year) > 69 ? 1900 : 2000) : Number(year);
  return [full, monthOf(month), Number(day), Number(hour), Number(minute), Number(second), zone];
}

function readSpoken(value: string): Fields | null {
  const match = spoken.exec(value);
  if (!match) return null;
  const [, month = '', day, year, hour = '0', minute = '0', second = '0', zone = ''] = match;
  return [Number(year), monthOf(month), Number(day), Number(hour), Number(minute), Number(second), zone];
}

const monthOf = (name: string): number => months.indexOf(name.slice(0, 3).toLowerCase()) + 1;

function offsetMinutes(text: string, hour: number): number {
  const zone = text.trim().toLowerCase();
  const numeric = /^(?:gmt|utc)?\s*([+-])(\d{1,2}):?(\d{2})?$/.exec(zone);
  if (numeric) {
    const minutes = Number(numeric[2]) * 60 + Number(numeric[3] ?? 0);
    return numeric[1] === '-' ? -minutes : minutes;
  }
  if (zone === 'pm' && hour < 12) return -720;
  return (zones[zone.split(/\s/)[0] ?? ''] ?? 0) * 60;
}
