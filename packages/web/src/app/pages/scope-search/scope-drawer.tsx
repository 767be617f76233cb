import type { ComponentProps } from 'react';
import { SearchDrawer } from '../../../features/search/drawer/search-drawer.tsx';
import { useSession } from '../../../session/get-session.api.ts';
import type { ScopeSearch } from './use-scope-search.ts';

type Props = Pick<ComponentProps<typeof SearchDrawer>, 'title' | 'label' | 'scope'> & { state: ScopeSearch };

/** The drawer that searches what an organization or a watchlist holds. */
export function ScopeDrawer({ state, ...scope }: Props) {
  const scored = useSession()?.role === 'admin';
  return (
    <SearchDrawer
      {...scope}
      open={state.isOpen}
      query={state.query}
      scored={scored}
      onSearch={state.search}
      onClose={state.close}
      onSelect={null}
    />
  );
}
