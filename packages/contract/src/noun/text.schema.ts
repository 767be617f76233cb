import { z } from 'zod';

/** What ends a line or is no character at all. */
const control = String.raw`[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]`;
/** Marks of direction, and what shows nothing: with them one name looks like another. */
const unseen = String.raw`\p{Bidi_Control}|(?![\u200C\u200D\p{Variation_Selector}])\p{Default_Ignorable_Code_Point}`;
/** Joiners and selectors belong to some scripts and to emoji; behind a Latin letter they only hide. */
const misplaced = String.raw`(?<![\p{Script=Arabic}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200C\u200D\p{Variation_Selector}]`;

const hidden = new RegExp(`${control}|${unseen}|${misplaced}`, 'u');
/** What turns the order of all that follows, and controls other than the ends of lines. */
const turning = /[\u202A-\u202E\u2066-\u2069]|(?![\t\r\n])\p{Cc}/u;
const twoLetters = /[\p{L}\p{N}].*[\p{L}\p{N}]/su;

export const hiddenSigns = 'There are line breaks or invisible characters in it.';
export const turningSigns = 'There are invisible characters in it.';

/** Whether a line of text has characters that nobody sees. */
export const hasHiddenSigns = (line: string): boolean => hidden.test(line);

/** A line whose hidden characters are seen, so that a report of it can be shown anywhere. */
export const withHiddenSeen = (line: string): string =>
  line.replace(new RegExp(hidden.source, 'gu'), '\uFFFD');

/** Whether a text of several lines has signs that turn the order of its letters. */
export const hasTurningSigns = (text: string): boolean => turning.test(text);

/** A name of one letter names nothing. */
export const hasTwoLetters = (name: string): boolean => twoLetters.test(name);

/** A line of text from outside, composed as Unicode has it and without what nobody sees. */
export const line = (max: number) =>
  z
    .string()
    .normalize()
    .trim()
    .max(max)
    .refine((text) => !hasHiddenSigns(text), hiddenSigns);

/** What something of the graph is called. */
export const graphName = (max: number) => line(max).refine(hasTwoLetters, 'A name has two letters at least.');

/** A text of several lines. */
export const prose = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !hasTurningSigns(text), turningSigns);
