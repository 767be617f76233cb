/** Rich text, which neither the transcripts nor the documents are read in: its mark and its name. */
export const richTextMark = /^\ufeff?\s*\{\\rtf/;
export const richTextName = 'a rich text file (.rtf)';
