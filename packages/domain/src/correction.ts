/** What of an item a person may put right; sources and stages leave alone what was. */
export const correctableFields = ['title', 'date', 'kind', 'show', 'organisation', 'language'] as const;
export type CorrectableField = (typeof correctableFields)[number];

/** What somebody changed of an item: each field as it was and as it is since, in the words that were shown. */
export type FieldChange = { field: CorrectableField; before: string | null; after: string | null };

/** How long what was deleted can be brought back, in days; then it is removed for good, with its files. */
export const deletedRetentionDays = 30;
