import type { Item } from '@ecco/contract';
import { api } from '../../../api/client.ts';
import { useCurate } from './curate.api.ts';

/** Saves the analysis of an item as a person wrote it; empty removes it. */
export const useSaveDocument = ({ uuid, kind }: Pick<Item, 'uuid' | 'kind'>) =>
  useCurate((html_document: string) =>
    kind === 'video'
      ? api.curation.saveVideoDocument({ uuid, html_document })
      : api.curation.saveDocument({ uuid, html_document }),
  );
