import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import { EventCard } from '../noun/event.schema.ts';
import { limits } from '../noun/limit.ts';
import { ListName } from '../noun/list.schema.ts';
import {
  LinkedItem,
  linkedItemGroups,
  NodeName,
  Organization,
  OrganizationCard,
  OrganizationsPage,
  OrganizationsQuery,
  OrganizationTypeCount,
} from '../noun/organization.schema.ts';
import { PageQuery, Pagination } from '../noun/pagination.schema.ts';
import { curate, readAsMember } from './access.ts';
import { get, post } from './route.ts';

const ByName = z.object({ identifier: NodeName });

export const organizationApi = {
  types: get('/org/types', 'The types that there are organizations of', readAsMember).output(
    z.object({ org_types: z.array(OrganizationTypeCount) }),
  ),
  listByType: get('/org/list_by_type', 'Organizations of a type, or of all', readAsMember)
    .input(OrganizationsQuery)
    .output(OrganizationsPage),
  ofList: get('/org/list', 'The organizations that a list follows, then those of the items added to it', {
    ...readAsMember,
    shared: true,
  })
    .input(z.object({ list_uuid: ListName }))
    .output(z.object({ organizations: z.array(OrganizationCard) })),
  find: get('/org/{identifier}', 'An organization by id, slug, or a slug of before', readAsMember)
    .input(ByName)
    .output(z.object({ organization: Organization })),
  items: get('/org/{identifier}/items', 'The items of an organization, newest first', readAsMember)
    .input(ByName.extend({ ...PageQuery.shape, group: z.enum(linkedItemGroups).default('all') }))
    .output(z.object({ items: z.array(LinkedItem), pagination: Pagination })),
  events: get('/org/{identifier}/events', 'The meetings of an organization', readAsMember)
    .input(
      ByName.extend({
        when: z.enum(['recent', 'upcoming']).default('recent'),
        limit: z.coerce.number().int().min(1).max(500).default(limits.organizationMeetingsShown),
      }),
    )
    .output(z.object({ events: z.array(EventCard) })),
  removeEpisode: post(
    ['/org/remove_episode', 'GET /org/remove_episode'],
    'Say that an item is not of an organization, whatever is found in it later',
    curate,
  )
    .input(
      z.object({
        ticker: NodeName.describe('Ticker, slug or id of the organization'),
        episode_slug: NodeName,
      }),
    )
    .output(Message),
};
