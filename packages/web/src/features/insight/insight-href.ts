import type { InsightEvent } from '@ecco/contract';
import { placeHref } from '../../format/place-href.ts';

/** Whose insight it is, as far as it is one organization's. */
export type InsightOrigin = { name: string; slug: string } | null;

/** The place of what was said; its page then leads back to the organization from which somebody came. */
export function insightHref({ citation }: Pick<InsightEvent, 'citation'>, origin: InsightOrigin): string {
  if (origin === null) return placeHref(citation);
  const from = new URLSearchParams({ org_name: origin.name, org_slug: origin.slug });
  return `${placeHref(citation)}&${from}`;
}
