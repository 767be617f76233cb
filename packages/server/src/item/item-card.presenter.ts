import { type ItemCard, limits, progressOf } from '@ecco/contract';
import { type DocumentType, documentTypes } from '@ecco/domain';
import { namedOrganizationOf, periodOfItem } from '@ecco/pipeline';
import type { Item } from '@ecco/store';
import { reachable } from '../samples/sample.address.ts';
import { durationOf, whole } from './clock-time.ts';
import { wordsForReaders } from './failure-words.ts';
import type { Owned } from './owned-items.ts';

/** As the reader of the document found it; null for what has no pages of its own. */
export const documentTypeOf = ({ kind, meta }: Item): DocumentType | null =>
  kind === 'document' ? (documentTypes.find((type) => type === meta['documentType']) ?? null) : null;

const ellipsis = '…';

/** As much of a description as a list shows: a feed may bring 100,000 characters of each of its entries. */
export const excerptOf = (text: string | null): string | null =>
  text === null || text.length <= limits.descriptionMax
    ? text
    : `${text
        .slice(0, limits.descriptionMax - 1)
        .toWellFormed()
        .trimEnd()}${ellipsis}`;

/** What lists show of an item. */
export const presentCard = ({ item, show, organization }: Owned): ItemCard => ({
  uuid: item.id,
  slug: item.slug,
  kind: item.kind,
  content_type: item.kind,
  title: item.title,
  description: excerptOf(item.description),
  show: show && {
    uuid: show.id,
    kind: show.kind,
    slug: show.slug,
    name: show.name,
    thumbnail_url: reachable(show.imageUrl),
  },
  author: item.author,
  organization: organization && {
    uuid: organization.id,
    slug: organization.slug,
    name: organization.name,
  },
  organization_named: namedOrganizationOf(item),
  period: periodOfItem(item),
  release_date: item.publishedAt?.toISOString() ?? null,
  created_at: item.createdAt.toISOString(),
  duration: durationOf(item.durationMs),
  time_to_read: whole(item.timeToReadS),
  page_count: item.pageCount,
  document_type: documentTypeOf(item),
  image_url: reachable(item.imageUrl ?? show?.imageUrl ?? null),
  processing_status: item.status,
  progress: progressOf(item.status),
  message: wordsForReaders(item),
  one_liner: item.oneLiner,
  score: whole(item.score),
});
