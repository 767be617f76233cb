/** The forms in which an item leaves. */
export const exportFormats = ['md', 'txt', 'json', 'vtt', 'srt'] as const;
export type ExportFormat = (typeof exportFormats)[number];
