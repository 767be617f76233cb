import type { ThemeId } from '@ecco/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../api/client.ts';
import { operations } from '../../../api/operations.ts';

/** What counts claims or shows their themes, and is asked for again. */
const counted = [operations.insight.grid, operations.insight.ofOrganisation, operations.update.themes];
/** What shows the claim itself: it stays where it is until it is opened again, so that the change can be taken back there. */
const shown = [operations.insight.ofTheme, operations.update.quotes, operations.item.content];

/** Says which theme a claim of an item speaks of, or that it speaks of none. */
export function useClaimTheme(item: string, claim: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (theme: ThemeId | null) => api.insight.setTheme({ id: item, claim, theme_id: theme }),
    onSuccess: () =>
      Promise.all([
        ...counted.map((one) => queries.invalidateQueries({ queryKey: one.key() })),
        ...shown.map((one) => queries.invalidateQueries({ queryKey: one.key(), refetchType: 'none' })),
      ]),
  });
}
