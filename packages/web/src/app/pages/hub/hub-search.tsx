import type { EpisodeList } from '@ecco/contract';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { AskScope } from '../scope-search/ask-scope.tsx';
import { ScopeDrawer } from '../scope-search/scope-drawer.tsx';
import type { ScopeSearch } from '../scope-search/use-scope-search.ts';

type Props = { list: EpisodeList; state: ScopeSearch };

/** The drawer that searches what a watchlist holds. */
export function HubDrawer({ list: { uuid }, state }: Props) {
  const { t } = useTranslation();
  const title = t('hub.search');
  return <ScopeDrawer state={state} title={title} label={title} scope={{ of: 'list', uuid }} />;
}

/** The box that asks and searches what a watchlist holds, and the answer. */
export function AskHub({ list: { uuid, title }, state }: Props) {
  const { t } = useTranslation();
  const of = useMemo(() => ({ kind: 'list', uuid }) as const, [uuid]);
  return (
    <AskScope
      of={of}
      state={state}
      title={t('hub.search')}
      label={t('hub.ask', { title })}
      onward={t('hub.askWords')}
    />
  );
}
