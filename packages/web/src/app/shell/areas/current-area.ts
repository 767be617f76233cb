import type { SessionInfo } from '@ecco/contract';
import { type Area, administration, areas } from './areas.ts';

/** What a tab says of where one is: its own page, one that belongs to it, or neither. */
export function currentOfTab({ path, holds = [] }: Area['tabs'][number], pathname: string) {
  if (path === pathname) return 'page' as const;
  return holds.includes(pathname) ? ('true' as const) : undefined;
}

const isTab = ({ tabs }: Area, pathname: string): boolean =>
  tabs.some((tab) => currentOfTab(tab, pathname) !== undefined);

/** Whether a page belongs to an area. */
const isIn = (area: Area, pathname: string): boolean =>
  area.path === pathname || isTab(area, pathname) || area.holds.some((start) => pathname.startsWith(start));

/** What a way to an area says of where one is: its own page, a page of it, or neither. */
export function currentOf(area: Area, pathname: string): 'page' | 'true' | undefined {
  if (area.path === pathname) return 'page';
  return isIn(area, pathname) ? 'true' : undefined;
}

type Tabs = Pick<Area, 'tabs'> & { area: Area };

/** The area whose row of tabs stands on a page, with those that somebody may see; null where there is no choice. */
export function tabsAt(pathname: string, session: SessionInfo | undefined): Tabs | null {
  const area = [...areas, administration].find((one) => isTab(one, pathname));
  const tabs = area?.tabs.filter(({ sees }) => sees(session)) ?? [];
  return area && tabs.length > 1 ? { area, tabs } : null;
}
