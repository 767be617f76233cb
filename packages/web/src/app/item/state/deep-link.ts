import type { Item, Summary } from '@ecco/contract';
import { type LinkedPlace, placeQuery } from '../../../format/place-href.ts';
import { parseClock } from '../../../format/time.ts';

/** The places that an address may name, as written there, and the organization from which it was opened. */
export type DeepLink = Partial<Record<(typeof names)[number], string>>;

const names = [
  'content_id',
  'summary_item_index',
  'search',
  'timestamp',
  'segment',
  'highlight',
  'card',
  'org_name',
  'org_slug',
  'embed',
  'no_process',
] as const;

/** Picks the known names out of a query; everything else is dropped. */
export function readDeepLink(query: Readonly<Record<string, unknown>>): DeepLink {
  const entries = names.flatMap((name) => {
    const value = query[name];
    return typeof value === 'string' && value !== '' ? [[name, value] as const] : [];
  });
  return Object.fromEntries(entries);
}

/** A meeting's address names one of its sources too, by slug or uuid. */
export function readMeetingLink(
  query: Readonly<Record<string, unknown>>,
): DeepLink & { select?: string | undefined } {
  const select = query['select'];
  return { ...readDeepLink(query), ...(typeof select === 'string' && select !== '' && { select }) };
}

/** What an address says about where somebody came from; it stays while they move inside the item. */
export const originOf = ({ org_name, org_slug }: DeepLink): DeepLink =>
  org_name !== undefined && org_slug !== undefined ? { org_name, org_slug } : {};

const placeNames: readonly string[] = [
  'content_id',
  'summary_item_index',
  'timestamp',
  'segment',
  'highlight',
  'card',
];

/** What an address asks to be led to by words alone: those that are searched for where it names no place; else empty. */
export const soughtBy = (link: DeepLink): string =>
  Object.keys(link).some((name) => placeNames.includes(name)) ? '' : (link.search?.trim() ?? '');

/** An address without its place: where somebody came from, how the page is shown and what is searched for stay. */
export const withoutPlace = (link: DeepLink): DeepLink =>
  Object.fromEntries(Object.entries(link).filter(([name]) => !placeNames.includes(name)));

/** Where a link leads in an item. `line` is clamped to the transcript; what names nothing is null. */
type Destination = {
  line: number | null;
  segment: string | null;
  chapter: number | null;
  seconds: number | null;
  query: string;
};

const index = (text: string | undefined): number | null =>
  text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : null;

const within = (position: number | null, length: number): number | null =>
  position !== null && position < length ? position : null;

/**
 * Resolves a link against what the item holds now. A segment that is already loaded decides over the line. Cards and
 * highlights are opened where they are (use-summary-view.ts).
 */
export function resolveDeepLink(link: DeepLink, item: Item, summary: Summary | null): Destination {
  const input = index(link.content_id);
  const known = link.segment ? item.content.find((segment) => segment.id === link.segment) : undefined;
  const line = known?.content_id ?? input ?? null;
  const chapters = summary?.items.length ?? 0;
  return {
    line: line === null || item.content_total === 0 ? null : Math.min(line, item.content_total - 1),
    segment: link.segment && !known ? link.segment : null,
    chapter: within(index(link.summary_item_index), chapters),
    seconds: link.timestamp === undefined ? null : parseClock(link.timestamp),
    query: link.search?.trim() ?? '',
  };
}

/** The address of a chapter. */
export function chapterHref(path: string, index: number): string {
  const address = new URL(path, location.origin);
  address.searchParams.set('summary_item_index', String(index));
  return address.href;
}

/** The address of a place on the page of an item. */
export function placeAddress(path: string, place: LinkedPlace): string {
  const address = new URL(path, location.origin);
  for (const [name, value] of Object.entries(placeQuery(place))) address.searchParams.set(name, value);
  return address.href;
}
