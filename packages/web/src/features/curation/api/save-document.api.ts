import type { Item } from '@ecco/contract';
import { api } from '../../../api/client.ts';
import { useCurate } from './curate.api.ts';

/** Saves the analysis of an item as a person wrote it; empty removes it. */
export const useSaveDocument = ({ uuid }: Pick<Item, 'uuid'>) =>
  useCurate((html_document: string) => api.curation.saveDocument({ uuid, html_document }));
