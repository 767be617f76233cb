/** Why two items were held for one: they say the same, or are the same entry of a show by title and day. */
export const joinReasons = ['words', 'entry'] as const;
export type JoinReason = (typeof joinReasons)[number];

/** An item that became a part of another one. */
export type JoinedItem = { id: string; title: string; reason: JoinReason; addedAt: Date; joinedAt: Date };
