/* The further names under which parts of an item are told. */
import type { Article, Item as PublicItem } from '@ecco/contract';
import type { Item } from '@ecco/store';
import { z } from 'zod';
import { whole } from './clock-time.ts';

const VideoLink = z.object({ video: z.object({ site: z.string(), id: z.string() }) });

/** Null for what is no video of YouTube. */
function youtubeIdOf({ meta }: Item): string | null {
  const { data } = VideoLink.safeParse(meta);
  return data?.video.site === 'youtube' ? data.video.id : null;
}

export const presentNames = (item: Item): Pick<PublicItem, 'timeToRead' | 'video_id' | 'meta_data'> => ({
  timeToRead: whole(item.timeToReadS),
  video_id: youtubeIdOf(item),
  meta_data: { document_page_count: item.pageCount },
});

export const presentArticle = (item: PublicItem): Article => ({
  ...item,
  url: item.source_url,
  published_date: item.release_date,
  authors: item.author === null ? [] : [item.author],
  publication: item.show && { slug: item.show.slug, name: item.show.name },
});
