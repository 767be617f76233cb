/** A part of the item page that can be gone to. */
export type PageSection = { id: string; title: string };
