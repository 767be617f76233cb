import type { Tag } from '@ecco/contract';
import { presentShowCard } from '../item/show-card.presenter.ts';
import { guarded, os } from '../request/request-context.ts';
import { findTag, listTags, type TagWithCards } from './tag.usecases.ts';

const presentTag = ({ slug, label, shows }: TagWithCards): Tag => ({
  slug,
  label,
  podcasts: shows.map(presentShowCard),
});

const list = guarded(os.tag.list).handler(async ({ context: { services, event } }) => {
  const tags = await listTags(services.store);
  event.found = tags.length;
  return { tags: tags.map(presentTag) };
});

const find = guarded(os.tag.find).handler(async ({ input, context: { services } }) => {
  const filter = input.filters?.slug;
  const slug = input.slug ?? (typeof filter === 'object' ? filter.$eq : filter) ?? '';
  return { tag: presentTag(await findTag(services.store, slug)) };
});

export const tagRoutes = { list, find };
