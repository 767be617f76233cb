import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import { Entity } from '../noun/entity.schema.ts';
import { ItemCard } from '../noun/item.schema.ts';
import { FollowedPodcast } from '../noun/onboarding.schema.ts';
import { NodeName } from '../noun/organization.schema.ts';
import { PageQuery, Pagination } from '../noun/pagination.schema.ts';
import { PersonCard, Podcast, Publication, Tag } from '../noun/podcast.schema.ts';
import { browse, changeOwn, curate, read, readAsMember, readOwn } from './access.ts';
import { get, post } from './route.ts';

const OfShow = PageQuery.extend({ slug: z.string().min(1) });
const ByUuid = z.object({ uuid: z.uuid() });

const TagSlug = z.string().min(1);
/** The tag by its slug, or by a filter on it: `filters[slug]` or `filters[slug][$eq]`. */
const OneTag = z
  .object({
    slug: TagSlug.optional(),
    filters: z.object({ slug: z.union([TagSlug, z.object({ $eq: TagSlug })]) }).optional(),
  })
  .refine(({ slug, filters }) => slug !== undefined || filters !== undefined, {
    path: ['slug'],
    message: 'Which tag is asked for?',
  });

export const podcastApi = {
  following: get('/get_user_following_list', 'The podcasts you follow', readOwn).output(
    z.object({ podcasts: z.array(FollowedPodcast) }),
  ),
  follow: post('/podcast/follow', 'Follow a podcast, or no longer', changeOwn)
    .input(z.object({ uuid: z.uuid(), follow: z.boolean() }))
    .output(Message),
  read: get('/podcast', 'A podcast or channel with its episodes, newest first', readAsMember)
    .input(OfShow)
    .output(z.object({ podcast: Podcast, pagination: Pagination })),
  publication: get('/publication', 'A publication with its articles, newest first', read)
    .input(OfShow)
    .output(z.object({ publication: Publication, pagination: Pagination })),
  ignore: post('/podcast/ignore', 'Neither list nor fetch a podcast any more, or do so again', curate)
    .input(z.object({ uuid: NodeName.describe('Id or slug of the podcast'), ignore: z.boolean() }))
    .output(Message),
  refresh: post(['/podcast/refresh', 'GET /podcast/refresh'], 'Look for new episodes now', curate)
    .input(ByUuid)
    .output(Message),
};

export const tagApi = {
  list: get('/api/tags', 'Tags with their podcasts', read).output(z.object({ tags: z.array(Tag) })),
  find: get('/api/tags/findOne', 'One tag with its podcasts', read)
    .input(OneTag)
    .output(z.object({ tag: Tag })),
};

export const entityApi = {
  episodes: get('/get_episodes_by_entity', 'What is said about, or by, a person or organization', browse)
    .input(PageQuery.extend({ entity: z.string().trim().min(1).max(200) }))
    .output(
      z.object({
        entity: Entity.pick({ name: true, slug: true, entity_type: true }).nullable(),
        episodes: z.array(ItemCard),
        pagination: Pagination,
      }),
    ),
  people: get('/people', 'People in the library, most mentioned first', browse)
    .input(PageQuery.extend({ q: z.string().trim().max(100).optional() }))
    .output(z.object({ people: z.array(PersonCard), pagination: Pagination })),
};
