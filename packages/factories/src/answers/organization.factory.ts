import type {
  Connection,
  EventCard,
  Fund,
  KeyPerson,
  Organization,
  OrganizationCard,
  Person,
} from '@ecco/contract';
import { idOf } from './id.ts';

/** A pension fund of which nothing is known but its name. */
export function buildOrganizationCard(part: Partial<OrganizationCard> = {}): OrganizationCard {
  const uuid = part.uuid ?? idOf(0xf1);
  const org_type = part.org_type ?? 'US_PENSION_FUND';
  return {
    id: uuid,
    uuid,
    slug: 'linden',
    name: 'Linden Teachers',
    org_type,
    type: org_type,
    ticker: null,
    description: null,
    state: null,
    total_assets: null,
    total_members: null,
    headquarters: null,
    website: null,
    tags: [],
    processing_status: 'ANALYSIS_COMPLETE',
    ...part,
  };
}

/** An organization without anything that hangs from it. */
export const buildOrganization = (part: Partial<Organization> = {}): Organization => ({
  ...buildOrganizationCard(part),
  aliases: [],
  analysis_flavor: null,
  properties: { calendar_url: null },
  allocating: { is_allocating: false, explanation: null },
  facts: [],
  board: [],
  staff: [],
  voices: [],
  at_a_glance: [],
  events: [],
  publications: [],
  podcasts: [],
  articles: [],
  org_episodes: [],
  media: [],
  documents: [],
  entities: [],
  linking: false,
  last_crawled_date: null,
  may: { manage: false },
  ...part,
});

/** A fund that does not allocate and does not meet. */
export const buildFund = (part: Partial<Fund> = {}): Fund => ({
  ...buildOrganizationCard(part),
  allocating: { is_allocating: false, explanation: null },
  recent_events: [],
  upcoming_events: [],
  item_count: 0,
  ...part,
});

/** A meeting as lists show it, without recordings and papers. */
export const buildEventCard = (part: Partial<EventCard> = {}): EventCard => ({
  id: part.uuid ?? idOf(0xd2),
  uuid: idOf(0xd2),
  slug: 'linden-board',
  title: 'Board',
  date: '2026-03-01T15:00:00.000Z',
  upcoming: false,
  fund_name: null,
  location: null,
  meeting_type: null,
  day_only: false,
  time_zone: null,
  agenda: [],
  organization: null,
  one_liner: null,
  media_count: 0,
  document_count: 0,
  ...part,
});

/** Somebody of an organization. */
export function buildKeyPerson(part: Partial<KeyPerson> = {}): KeyPerson {
  const uuid = part.uuid ?? idOf(0xe1);
  return {
    id: uuid,
    node_id: uuid,
    uuid,
    slug: 'ada-reeve',
    name: 'Ada Reeve',
    title: 'Trustee',
    image_url: null,
    edge_type: 'HAS_BOARD_MEMBER',
    tenure: { since: null, until: null },
    citation: null,
    ...part,
  };
}

const noItems = () => ({ items: [], pagination: { page: 1, per_page: 100, total: 0, pages: 0 } });

/** Somebody with a page on which nothing stands yet. */
export const buildPerson = (part: Partial<Person> = {}): Person => ({
  id: part.uuid ?? idOf(0xe2),
  uuid: idOf(0xe2),
  slug: 'ada-reeve',
  name: 'Ada Reeve',
  title: null,
  said_post: null,
  aliases: [],
  description: null,
  image_url: null,
  orgs: [],
  spoke: noItems(),
  mentioned: noItems(),
  ...part,
});

/** A person on the board of an organization. */
export function buildConnection({
  target_node,
  properties,
  ...part
}: Partial<Omit<Connection, 'target_node' | 'properties'>> & {
  target_node?: Partial<Connection['target_node']>;
  properties?: Partial<Connection['properties']>;
} = {}): Connection {
  const name = target_node?.name ?? 'Ann Reed';
  const node = {
    id: idOf(0xe2),
    slug: 'ann-reed',
    type: 'PERSON' as const,
    label: name,
    detail: null,
    ...target_node,
    name,
  };
  const said = { title: 'Chair', email: null, date: null, until: null, ...properties };
  return {
    edge_id: idOf(0xe1),
    edge_type: 'HAS_BOARD_MEMBER',
    target_node: node,
    node,
    properties: said,
    edge_properties: said,
    provenance: 'hand',
    created_at: '2026-03-01T15:00:00.000Z',
    ...part,
  };
}
