import { slugOf } from '@ecco/store';
import type { CategoryContent } from './scheme.schema.ts';

const listOf = (text: string): string[] => text.split(',').map((part) => part.trim());

/** The tags of a category; a slug is unique within its scheme. */
export const tagsOf = ({ tags }: CategoryContent): { slug: string; label: string }[] =>
  listOf(tags).map((label) => ({ slug: slugOf(label), label }));

export const categoryTagTerms = ({ terms }: CategoryContent): string[] => listOf(terms);
