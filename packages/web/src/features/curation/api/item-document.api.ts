import type { Item } from '@ecco/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';
import { useCurate } from './curate.api.ts';

const documentQuery = (id: string) => operations.itemDocument.read.queryOptions({ input: { id } });

/** The analysis as it is now: who begins to write must not begin from an older one. */
export const useItemDocument = ({ uuid }: Pick<Item, 'uuid'>) =>
  useQuery({ ...documentQuery(uuid), gcTime: 0, refetchOnWindowFocus: false });

/** Asks again what is saved by now. */
export function useFreshDocument({ uuid }: Pick<Item, 'uuid'>) {
  const queries = useQueryClient();
  return () => queries.fetchQuery({ ...documentQuery(uuid), staleTime: 0 });
}

/** The analysis as it was saved once. */
export const useDocumentVersion = ({ uuid: id }: Pick<Item, 'uuid'>, version: string) =>
  useQuery(operations.itemDocument.version.queryOptions({ input: { id, version } }));

type Saving = { html: string; base?: string | null | undefined };

/** Saves the analysis of an item as a person wrote it; empty removes it. */
export const useSaveDocument = ({ uuid }: Pick<Item, 'uuid'>) =>
  useCurate(({ html, base }: Saving) =>
    api.curation.saveDocument({ uuid, html_document: html, ...(base !== undefined && { base }) }),
  );

export const saveDraft = (id: string, { html, base = null }: Saving) =>
  api.itemDocument.keepDraft({ id, html_document: html, base });

export const useDropDraft = ({ uuid: id }: Pick<Item, 'uuid'>) =>
  useMutation({ mutationFn: () => api.itemDocument.dropDraft({ id }) });
