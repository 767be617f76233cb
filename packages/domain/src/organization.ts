import type { FlavorName } from './flavor.ts';

/** What an organization is. */
export const organizationTypes = [
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
export type OrganizationType = (typeof organizationTypes)[number];

/** The types that are listed as pension funds (D41). */
export const fundTypes = ['PENSION_FUND', 'US_PENSION_FUND'] as const satisfies readonly OrganizationType[];

export const isFund = (type: OrganizationType): boolean => fundTypes.some((one) => one === type);

/** The types of those who do business, and manage money of others if any. */
const companyTypes: readonly OrganizationType[] = ['PUBLIC_COMPANY', 'PRIVATE_COMPANY', 'FOREIGN_COMPANY'];

export const isCompany = (type: OrganizationType): boolean => companyTypes.includes(type);

/** What lists of organizations can be ordered by, as their queries name it. */
export const organizationColumns = ['name', 'total_assets', 'total_members', 'state'] as const;
export type OrganizationColumn = (typeof organizationColumns)[number];

/** `totalAssets` in US dollars. `state`: the code of a state, null for what is of none. */
export type Organization = {
  id: string;
  slug: string;
  name: string;
  type: OrganizationType;
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
