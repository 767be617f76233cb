import type { VisitedKind } from '@ecco/domain';
import { type ReactNode, useMemo } from 'react';
import { NewItemsProvider } from '../../ui/list/new-items.context.ts';
import { useKnownVisit } from './api/updates.api.ts';

type Props = { kind: VisitedKind; id: string; children: ReactNode };

/** Has the lists in it mark what came since the person last looked at a thing; its band, or shelf, is what asks for that. */
export function NewSince({ kind, id, children }: Props) {
  const lines = useKnownVisit(kind, id).data?.lines;
  const ids = useMemo(
    () => new Set(lines?.flatMap((line) => (line.kind === 'item' ? (line.item_id ?? []) : []))),
    [lines],
  );
  return <NewItemsProvider value={ids}>{children}</NewItemsProvider>;
}
