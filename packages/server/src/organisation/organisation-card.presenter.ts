import type { OrganizationCard, Fact as PublicFact } from '@ecco/contract';
import type { Fact, Organisation } from '@ecco/domain';
import { presentOrganisationName } from '../meeting/event-card.presenter.ts';

/** What lists show of an organisation; `inAnalysis`: those of whose own items one is being processed. */
export const presentOrganisationCard = (
  organisation: Organisation,
  inAnalysis: ReadonlySet<string>,
): OrganizationCard => ({
  ...presentOrganisationName(organisation),
  id: organisation.id,
  type: organisation.type,
  ticker: organisation.ticker,
  description: organisation.description,
  state: organisation.state,
  total_assets: organisation.totalAssets,
  total_members: organisation.totalMembers,
  headquarters: organisation.headquarters,
  website: organisation.website,
  tags: organisation.tags,
  processing_status: inAnalysis.has(organisation.id) ? 'PERFORMING_ANALYSIS' : 'ANALYSIS_COMPLETE',
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
