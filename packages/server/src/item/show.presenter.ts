import type { Show as PublicShow } from '@ecco/contract';
import type { Show } from '@ecco/store';
import { reachable } from '../samples/sample.address.ts';

export const presentShow = (show: Show): PublicShow => ({
  uuid: show.id,
  kind: show.kind,
  slug: show.slug,
  name: show.name,
  description: show.description,
  image_url: reachable(show.imageUrl),
  thumbnail_url: reachable(show.imageUrl),
  website: reachable(show.website),
});
