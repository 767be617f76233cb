import { tidy } from '../text/tidy.ts';
import { titleText } from './feed.field.ts';

/** More than a publisher means seriously; feeds of blogs name hundreds of keywords. */
const categoriesMax = 20;
/** What is longer is a sentence, or many words that were not taken apart. */
const labelMax = 80;

type NestedCategory = { text?: string | undefined; categories?: readonly NestedCategory[] | undefined };

/** The labels of categories inside each other, as directories of podcasts have them: the outer one first. */
export const nestedLabels = (categories: readonly NestedCategory[] = []): string[] =>
  categories.flatMap(({ text, categories: inner }) => [text ?? '', ...nestedLabels(inner)]);

/** Labels as people read them, each once. */
export function categoryLabels(labels: readonly (string | null | undefined)[]): string[] {
  const seen = new Map<string, string>();
  for (const label of labels) {
    const text = tidy(titleText(label));
    const key = text.toLowerCase();
    if (text !== '' && text.length <= labelMax && !seen.has(key)) seen.set(key, text);
  }
  return [...seen.values()].slice(0, categoriesMax);
}
