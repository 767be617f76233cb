import { speakable } from '@ecco/engine/testing';

/** The words of a text as they are said, so that “7.25%” and “seven point two five percent” are the same. */
export const spokenWords = (text: string): string[] =>
  speakable(text)
    .toLowerCase()
    .replaceAll('’', "'")
    .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];
