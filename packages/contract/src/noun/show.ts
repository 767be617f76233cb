import type { ShowKind } from '@ecco/domain';

/** The path of the page that shows a podcast, a channel or a publication. */
export const pathOfShow = ({ kind, slug }: { kind: ShowKind; slug: string }): string =>
  `/${kind === 'publication' ? 'pub' : 'pod'}/${encodeURIComponent(slug)}`;
