/** Things whose news somebody can ask to be told. */
export const watchedKinds = ['organization', 'person', 'show', 'saved_search', 'hub'] as const;
export type WatchedKind = (typeof watchedKinds)[number];
/** One of them; `id` is its uuid. */
export type WatchedSubject = { kind: WatchedKind; id: string };

export const updateKinds = ['item', 'signal', 'person'] as const;
type UpdateKind = (typeof updateKinds)[number];

/** What an update says: of an item how it concerns somebody, of a signal what is new, of a person what they did. */
export const updateNews = [
  'of',
  'about',
  'speaks',
  'mentioned',
  'arrived',
  'new',
  'changed',
  'came',
  'went',
  'listed',
] as const;
export type UpdateNews = (typeof updateNews)[number];

/** How far a signal was known at a time. */
export type SignalState = {
  stage: string | null;
  amount: number | null;
  currency: string | null;
  disputed: string[];
};

/** One thing that became known at a time: an item that arrived, a signal that is new or changed, a person who came or went. */
export type Update = {
  id: string;
  kind: UpdateKind;
  news: UpdateNews;
  /** When it became known here, which is not when it happened. */
  at: Date;
  organizationId: string | null;
  personId: string | null;
  itemId: string | null;
  /** The entry of the ledger. */
  entryId: string | null;
  connectionId: string | null;
  before: SignalState | null;
  after: SignalState | null;
};

/** What can be looked at so that what is new since then is marked. */
export const visitedKinds = [...watchedKinds, 'home'] as const;
export type VisitedKind = (typeof visitedKinds)[number];
