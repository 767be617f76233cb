import type { DraftLine, DraftSection } from '@ecco/contract';

/** A mail about a thing as its reader gets it, before it is text or HTML. Links are whole addresses. */
export type Letter = {
  subject: string;
  product: string;
  title: string;
  meta: string | null;
  href: string;
  /** Words of whoever writes, in paragraphs; empty where there are none. */
  opening: string;
  closing: string;
  sections: readonly DraftSection[];
};

/** The paragraphs of a text, each as its lines. */
export const paragraphsOf = (text: string): string[][] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((one) => one.trim()))
    .filter((lines) => lines.some((one) => one !== ''));

/** A sentence as it stands in a mail: the source's own words in quotation marks, behind who says them. */
export function letterWords({ text, verbatim, speaker }: DraftLine): string {
  const words = verbatim ? `“${text}”` : text;
  return speaker === null ? words : `${speaker}: ${words}`;
}
