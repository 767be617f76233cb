/** The part of a digest that holds all the others. */
export const combinedDigestTitle = 'combined';

/** Where the sound of one summary card lies once it was made; 0 is the overview, 1 the first chapter (D11). */
export const cardAudioKey = (slug: string, index: number): string => `${slug}/summary_${index}`;
