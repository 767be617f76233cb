export const listTypes = ['personal', 'onboarding', 'curated', 'daily'] as const;
export type ListType = (typeof listTypes)[number];
