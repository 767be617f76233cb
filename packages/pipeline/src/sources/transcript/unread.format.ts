import { richTextMark, richTextName } from '../text/rich-text.ts';

const unread: readonly (readonly [RegExp, string])[] = [
  [
    /^\ufeff?\s*\{\d{1,7}\}\{\d{1,7}\}/,
    'a MicroDVD caption file (SUB), which has no times but counts pictures',
  ],
  [richTextMark, richTextName],
  [/^\ufeff?\s*File type = "ooTextFile"/, 'a Praat TextGrid'],
  [/^\ufeff?\s*File Format=MacCaption_MCC/, 'a MacCaption file (MCC)'],
  [
    /^(?:;;[^\n]{0,200}\n){0,20}\S{1,80} \S{1,8} \S{1,80} \d[\d.]{0,12} \d[\d.]{0,12} </,
    'a scoring file (STM)',
  ],
  [/^\d{3}STL\d\d\.\d\d/, 'an EBU subtitle file (STL)'],
];

/** What captions are that nobody could read as words, by their first characters; null for all others. */
export const unreadFormat = (text: string): string | null =>
  unread.find(([pattern]) => pattern.test(text.slice(0, 2_000)))?.[1] ?? null;
