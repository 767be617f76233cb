import type { OrganizationChange, PersonChange } from '@ecco/contract';
import type { Connection, NotedValues } from '@ecco/domain';
import type { NamedOrganization, NamedPerson } from '@ecco/store';

/** What stood there before a change, where something did, and what stands there after, as the log of what admins do keeps it. */
export type ChangedValues = { before?: NotedValues; after: NotedValues };

/** What of an organization a change names, as it is before the change; so that the change can be put back. */
export function valuesBefore({ organization, aliases }: NamedOrganization, change: OrganizationChange) {
  const { name, slug, type, ticker, description, website, headquarters, state, tags } = organization;
  const { analysisFlavor, calendarUrl, totalAssets, totalMembers } = organization;
  const all = {
    ...{ name, slug, ticker, description, website, headquarters, state, tags, aliases },
    org_type: type,
    analysis_flavor: analysisFlavor,
    properties: { calendar_url: calendarUrl },
    total_assets: totalAssets,
    total_members: totalMembers,
  };
  return Object.fromEntries(Object.entries(all).filter(([field]) => Object.hasOwn(change, field)));
}

/** The same of a person. */
export function personBefore(
  { person: { name, slug, description }, aliases }: NamedPerson,
  change: PersonChange,
) {
  const all = { name, slug, description, aliases };
  return Object.fromEntries(Object.entries(all).filter(([field]) => Object.hasOwn(change, field)));
}

/** A connection as it would be made, so that one that was removed can be put back. */
export const connectionValues = ({ edge, target, title, email, since, until }: Connection) => ({
  edge_type: edge,
  target_node_id: target.id,
  properties: { title, email, date: since, until },
});
