import type { OrganizationInsights } from '@ecco/contract';
import type { TFunction } from 'i18next';
import { talkVolume } from './insight-words.ts';

const formula = /^[=+\-@\t\r]/u;

/** A cell of a spreadsheet: quoted where it must be, and never a formula. */
function cellOf(value: string | number | null): string {
  if (typeof value === 'number' || value === null) return String(value ?? '');
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** The grid as a file for a spreadsheet: a line for each organization and theme. */
export function insightsCsv(t: TFunction, organizations: readonly OrganizationInsights[]): string {
  const columns = [
    'organization',
    'theme',
    'now',
    'before',
    'change',
    'trend',
    'chance',
    'hours',
    'hoursBefore',
    'items',
    'itemsBefore',
  ] as const;
  const head = columns.map((name) => t(`insights.csv.${name}`));
  const lines = organizations.flatMap((of) => {
    const { now, before } = talkVolume(of);
    return of.rows.map((row) => [
      of.organization.name,
      row.theme_name,
      row.mention_count,
      row.previous_count,
      row.pct_change_vs_prev,
      t(`insights.trend.${row.trend}`),
      row.chance === null ? null : Math.round(row.chance * 1000) / 1000,
      now.hours,
      before.hours,
      now.items,
      before.items,
    ]);
  });
  return `${[head, ...lines].map((line) => line.map(cellOf).join(',')).join('\r\n')}\r\n`;
}
