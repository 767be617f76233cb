import type { SessionInfo } from '@ecco/contract';
import { type Area, administration, areas, type Destination } from './areas.ts';

const isTab = ({ tabs }: Area, pathname: string): boolean => tabs.some(({ path }) => path === pathname);

/** Whether a page belongs to an area. */
const isIn = (area: Area, pathname: string): boolean =>
  area.path === pathname || isTab(area, pathname) || area.holds.some((start) => pathname.startsWith(start));

/** What a way to an area says of where one is: its own page, a page of it, or neither. */
export function currentOf(area: Area, pathname: string): 'page' | 'true' | undefined {
  if (area.path === pathname) return 'page';
  return isIn(area, pathname) ? 'true' : undefined;
}

type Tabs = { area: Area; tabs: readonly Destination[] };

/** The area whose row of tabs stands on a page, with those that somebody may see; null where there is no choice. */
export function tabsAt(pathname: string, session: SessionInfo | undefined): Tabs | null {
  const area = [...areas, administration].find((one) => isTab(one, pathname));
  const tabs = area?.tabs.filter(({ sees }) => sees(session)) ?? [];
  return area && tabs.length > 1 ? { area, tabs } : null;
}
