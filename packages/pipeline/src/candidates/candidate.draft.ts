/** What a candidate would come into the library as, kept with it until somebody approves it. */
import { contentKinds, edgeTypes, showKinds } from '@ecco/domain';
import type { NewItem, NewShow } from '@ecco/store';
import { z } from 'zod';
import { PipelineMeta } from '../item/item-meta.ts';

const Text = z.string().nullish();

const DraftItem = z.object({
  kind: z.enum(contentKinds),
  title: z.string(),
  description: Text,
  language: Text,
  sourceUrl: Text,
  canonicalUrl: Text,
  audioUrl: Text,
  videoUrl: Text,
  documentUrl: Text,
  imageUrl: Text,
  author: Text,
  durationMs: z.number().nullish(),
  publishedAt: z.iso.datetime().nullish(),
  guid: Text,
  fingerprint: Text,
  meta: PipelineMeta.partial(),
});
type DraftItem = z.infer<typeof DraftItem>;

const DraftShow = z.object({
  kind: z.enum(showKinds),
  slug: z.string(),
  name: z.string(),
  feedUrl: z.string(),
  description: Text,
  website: Text,
  imageUrl: Text,
  itunesId: Text,
  author: Text,
  language: Text,
});

/** `item` null for a meeting, which becomes none. */
export const CandidateDraft = z.object({
  item: DraftItem.nullable(),
  show: DraftShow.nullable(),
  edge: z.enum(edgeTypes),
});
export type CandidateDraft = z.infer<typeof CandidateDraft>;

/** As plain data, which the store keeps. */
export const draftOf = (draft: CandidateDraft): Record<string, unknown> => JSON.parse(JSON.stringify(draft));

/** An item as a feed or a page brings it, as a draft. */
export function draftItem({ publishedAt, meta, ...item }: NewItem): DraftItem {
  return DraftItem.parse({ ...item, publishedAt: publishedAt?.toISOString(), meta: meta ?? {} });
}

/** The item that a draft comes into the library as. */
export function itemOfDraft({ publishedAt, meta, ...item }: DraftItem): NewItem {
  return {
    ...Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined && value !== null)),
    kind: item.kind,
    title: item.title,
    publishedAt: publishedAt ? new Date(publishedAt) : null,
    nextStage: 'acquire',
    meta: JSON.parse(JSON.stringify(meta)),
  };
}

export const showOfDraft = (show: NonNullable<CandidateDraft['show']>): NewShow => ({
  ...show,
  description: show.description ?? null,
  website: show.website ?? null,
  imageUrl: show.imageUrl ?? null,
  itunesId: show.itunesId ?? null,
  author: show.author ?? null,
  language: show.language ?? null,
});
