import { useLocation } from '@tanstack/react-router';

const says = (value: unknown): boolean => value === 'true' || value === '1';

/** Whether this page stands inside somebody else's: the embedded player, or an item's page asked for with `embed`. */
export const isEmbedded = ({ pathname, search }: { pathname: string; search: object }): boolean =>
  pathname.startsWith('/embed/') || ('embed' in search && says(search.embed));

export const useEmbedded = (): boolean => useLocation({ select: isEmbedded });
