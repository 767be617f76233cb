import { limits } from '@ecco/contract';

type Range = { from: number; to: number };
export type CompletedText = { text: string; caret: number };

/** A text with a part of it replaced, and where the caret stands then; null where there is no room for it. */
export function completedText(text: string, { from, to }: Range, insert: string): CompletedText | null {
  const completed = `${text.slice(0, from)}${insert}${text.slice(to)}`;
  return completed.length > limits.queryMaxLength ? null : { text: completed, caret: from + insert.length };
}
