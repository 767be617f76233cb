import type { OrganizationCard, Fact as PublicFact } from '@ecco/contract';
import type { Fact, Organization } from '@ecco/domain';
import { presentOrganizationName } from '../meeting/event-card.presenter.ts';

/** What lists show of an organization; `inAnalysis`: those of whose own items one is being processed. */
export const presentOrganizationCard = (
  organization: Organization,
  inAnalysis: ReadonlySet<string>,
): OrganizationCard => ({
  ...presentOrganizationName(organization),
  id: organization.id,
  type: organization.type,
  ticker: organization.ticker,
  description: organization.description,
  state: organization.state,
  total_assets: organization.totalAssets,
  total_members: organization.totalMembers,
  headquarters: organization.headquarters,
  website: organization.website,
  tags: organization.tags,
  processing_status: inAnalysis.has(organization.id) ? 'PERFORMING_ANALYSIS' : 'ANALYSIS_COMPLETE',
});

export const presentFact = ({
  id,
  kind,
  value,
  words,
  asOf,
  provenance,
  source,
  sourceUrl,
}: Fact): PublicFact => ({
  id,
  kind,
  value,
  words,
  as_of: asOf,
  provenance,
  source,
  source_url: sourceUrl,
});
