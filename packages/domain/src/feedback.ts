export const thumbs = ['up', 'down'] as const;
export type Thumb = (typeof thumbs)[number];
