import type { Item as PublicItem } from '@ecco/contract';
import type { Item, StoredFile } from '@ecco/store';
import { reachable } from '../samples/sample.address.ts';

export const mediaPath = (key: string): string =>
  `/media-files/${key.split('/').map(encodeURIComponent).join('/')}`;

type Addresses = Pick<PublicItem, 'audio_url' | 'video_url' | 'document_url'>;

/** Where an item is heard, seen or read: our kept copy (`media`) first, since that is what was transcribed (D32). */
export function addressesOf({ item, media }: { item: Item; media: StoredFile | null }): Addresses {
  const retained = (type: string): string | null =>
    media?.mime.startsWith(type) ? mediaPath(media.key) : null;
  return {
    audio_url: retained('audio/') ?? reachable(item.audioUrl),
    video_url: retained('video/') ?? reachable(item.videoUrl),
    document_url: retained('application/pdf') ?? reachable(item.documentUrl),
  };
}
