/** A text inside a pattern of `like`, its signs taken as they are. */
export const asPattern = (text: string): string => text.replaceAll(/[\\%_]/gu, '\\$&');
