import { useLocation } from '@tanstack/react-router';
import { useStore } from 'zustand';
import { useSession } from '../../../session/get-session.api.ts';
import { page } from '../../../ui/page/page.store.ts';
import { type Area, areas } from './areas.ts';

/** The main areas that whoever is looking may see. */
export function useAreas(): readonly Area[] {
  const session = useSession();
  return areas.filter(({ sees }) => sees(session));
}

export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname });

const lists = '/lists';
const hubs = ['/watch/', '/hub/'];

/** Where one is among the areas: the page's own address, but for a list of items, which has that of a hub. */
export function usePlace(): string {
  const pathname = usePathname();
  const [first] = useStore(page).breadcrumbs;
  const isList = first?.href === lists && hubs.some((start) => pathname.startsWith(start));
  return isList ? lists : pathname;
}
