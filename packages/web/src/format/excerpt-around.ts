import { smallestOf } from '@ecco/domain';

type ExcerptInput = { words: readonly string[] /** Characters, about. */; length: number };

/** The part of a text around the first of these words, whole words only; null where it holds none of them. */
export function excerptAround(text: string, { words, length }: ExcerptInput): string | null {
  const lower = text.toLowerCase();
  const places = words.map((word) => lower.indexOf(word.toLowerCase())).filter((place) => place >= 0);
  if (places.length === 0) return null;
  const middle = smallestOf(places);
  const wantedStart = Math.max(0, middle - Math.floor(length / 3));
  const start = wantedStart === 0 ? 0 : text.indexOf(' ', wantedStart) + 1;
  const wantedEnd = start + length;
  const lastSpace = text.lastIndexOf(' ', wantedEnd);
  const end = wantedEnd >= text.length ? text.length : lastSpace > middle ? lastSpace : wantedEnd;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).trim()}${end < text.length ? ' …' : ''}`;
}
