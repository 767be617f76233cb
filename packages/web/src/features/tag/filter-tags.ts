import type { Tag } from '@ecco/contract';

/** Tags that match the words, whole, and of the others the podcasts that do. */
export function filterTags(tags: readonly Tag[], words: string): Tag[] {
  const wanted = words.trim().toLocaleLowerCase();
  if (wanted === '') return [...tags];
  const has = (text: string): boolean => text.toLocaleLowerCase().includes(wanted);
  return tags.flatMap((tag) => {
    if (has(tag.label)) return [tag];
    const podcasts = tag.podcasts.filter(({ name }) => has(name));
    return podcasts.length > 0 ? [{ ...tag, podcasts }] : [];
  });
}
