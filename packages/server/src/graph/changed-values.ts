import type { OrganizationChange } from '@ecco/contract';
import type { NamedOrganisation } from '@ecco/store';

/** What of an organisation a change names, as it is before the change; so that the change can be put back. */
export function valuesBefore({ organisation, aliases }: NamedOrganisation, change: OrganizationChange) {
  const { name, slug, type, ticker, description, website, headquarters, state, tags } = organisation;
  const { analysisFlavor, calendarUrl, totalAssets, totalMembers } = organisation;
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
