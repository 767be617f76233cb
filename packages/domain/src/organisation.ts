import type { FlavorName } from './flavor.ts';

/** What an organisation is. */
export const organisationTypes = [
  'PENSION_FUND',
  'US_PENSION_FUND',
  'PUBLIC_COMPANY',
  'PRIVATE_COMPANY',
  'FOREIGN_COMPANY',
  'NON_PROFIT',
  'FOUNDATION',
  'GOVERNMENT_AGENCY',
  'EDUCATIONAL_INSTITUTION',
] as const;
export type OrganisationType = (typeof organisationTypes)[number];

/** The types that are listed as pension funds (D41). */
export const fundTypes = ['PENSION_FUND', 'US_PENSION_FUND'] as const satisfies readonly OrganisationType[];

export const isFund = (type: OrganisationType): boolean => fundTypes.some((one) => one === type);

/** The types of those who do business, and manage money of others if any. */
const companyTypes: readonly OrganisationType[] = ['PUBLIC_COMPANY', 'PRIVATE_COMPANY', 'FOREIGN_COMPANY'];

export const isCompany = (type: OrganisationType): boolean => companyTypes.includes(type);

/** What lists of organisations can be ordered by, as their queries name it. */
export const organisationColumns = ['name', 'total_assets', 'total_members', 'state'] as const;
export type OrganisationColumn = (typeof organisationColumns)[number];

/** `totalAssets` in US dollars. `state`: the code of a state, null for what is of none. */
export type Organisation = {
  id: string;
  slug: string;
  name: string;
  type: OrganisationType;
  ticker: string | null;
  description: string | null;
  website: string | null;
  headquarters: string | null;
  state: string | null;
  totalAssets: number | null;
  totalMembers: number | null;
  calendarUrl: string | null;
  analysisFlavor: FlavorName | null;
  tags: string[];
  /** Since when its links wait to be made anew; null while they are as its names say. */
  relinkSince: Date | null;
  lastCrawledAt: Date | null;
  /** Set while it is deleted and may be put back. */
  deletedAt: Date | null;
  createdAt: Date;
  updatedAt: Date;
};
