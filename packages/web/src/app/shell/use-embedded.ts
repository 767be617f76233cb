import { useLocation } from '@tanstack/react-router';

const says = (value: unknown): boolean => value === 'true' || value === '1';

const bareStarts = ['/embed/', '/print/'];
const bareEnd = /^\/watch\/[^/]+\/brief$/;

/**
 * Whether there is nothing around this page: it stands inside somebody else's (the embedded player, or an item's page
 * asked for with `embed`), or goes on paper.
 */
const isEmbedded = ({ pathname, search }: { pathname: string; search: object }): boolean =>
  bareStarts.some((start) => pathname.startsWith(start)) ||
  bareEnd.test(pathname) ||
  ('embed' in search && says(search.embed));

export const useEmbedded = (): boolean => useLocation({ select: isEmbedded });
