/** What an e-mail address is to the product (D3). */
export const accountStatuses = ['existing', 'approved', 'waitlist'] as const;
export type AccountStatus = (typeof accountStatuses)[number];

export const waitlistFilters = ['waiting', 'approved', 'all'] as const;
export type WaitlistFilter = (typeof waitlistFilters)[number];
