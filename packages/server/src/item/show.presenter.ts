import type { Show as PublicShow } from '@ecco/contract';
import type { Show } from '@ecco/store';

export const presentShow = (show: Show): PublicShow => ({
  uuid: show.id,
  kind: show.kind,
  slug: show.slug,
  name: show.name,
  description: show.description,
  image_url: show.imageUrl,
  thumbnail_url: show.imageUrl,
  website: show.website,
});
