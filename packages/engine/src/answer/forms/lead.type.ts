/** What something was before it changed to what a lead tells. */
type LeadChange = { from: string; direction: 'up' | 'down' };

/** The run of a sentence that answers, and what it says whichever way it is put: two that say the same have one key. */
export type Lead = { text: string; key: string; period: string | null; change?: LeadChange | undefined };
