import { useLocation } from '@tanstack/react-router';
import { useSession } from '../../../session/get-session.api.ts';
import { type Area, areas } from './areas.ts';

/** The main areas that whoever is looking may see. */
export function useAreas(): readonly Area[] {
  const session = useSession();
  return areas.filter(({ sees }) => sees(session));
}

export const usePathname = (): string => useLocation({ select: ({ pathname }) => pathname });
