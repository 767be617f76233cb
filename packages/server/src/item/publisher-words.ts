import { informativeSentences } from '@ecco/engine';

/** Fewer words of its own than this say no more than the title. */
const leastWords = 8;

const addresses = /\S+@\S+|(?:https?:\/\/|www\.)\S+/g;
const titleWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/**
 * What the publisher says of an item, where that says something: the sentences that are of this item and not under every
 * one; null for a description that has little besides the title, addresses and one word said again.
 */
export function publisherWords({
  title,
  description,
}: {
  title: string;
  description: string | null;
}): string | null {
  const text = informativeSentences(description ?? '').join(' ');
  const known = new Set(titleWords(title));
  const own = new Set(titleWords(text.replace(addresses, ' ')).filter((word) => !known.has(word)));
  return own.size < leastWords ? null : text;
}
