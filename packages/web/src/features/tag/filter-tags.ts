import type { Tag } from '@ecco/contract';

/** Tags that match the words, whole, and of the others the podcasts that do. */
export function filterTags(tags: readonly Tag[], words: string): Tag[] {
  const requested = words.trim().toLocaleLowerCase();
  if (requested === '') return [...tags];
  const has = (text: string): boolean => text.toLocaleLowerCase().includes(requested);
  return tags.flatMap((tag) => {
    if (has(tag.label)) return [tag];
    const podcasts = tag.podcasts.filter(({ name }) => has(name));
    return podcasts.length > 0 ? [{ ...tag, podcasts }] : [];
  });
}
