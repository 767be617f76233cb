export const listTypes = ['personal', 'onboarding', 'curated', 'daily'] as const;
export type ListType = (typeof listTypes)[number];

/** What a list can follow: an organization, one of the names that it is called by besides, or a person. */
export const followTypes = ['ORG', 'ALIAS', 'PERSON'] as const;
export type FollowType = (typeof followTypes)[number];

/** What somebody with whom a list is shared by address may do with it. */
export const shareLevels = ['read', 'edit'] as const;
export type ShareLevel = (typeof shareLevels)[number];

/** Hubs that have a card and an address of their own, once an admin has made them (D47). */
export const knownHubSlugs = ['ucsf-amend', 'pe-hub'] as const;

/** Why an item is in the list of the day: its show is followed, or is about what was chosen. */
export const dailyReasons = ['followed', 'chosen'] as const;
export type DailyReason = (typeof dailyReasons)[number];
