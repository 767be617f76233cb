import { useParams } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { failureOf } from '../../../api/failure.ts';
import { useItem } from '../../../features/item/api/get-item.api.ts';
import { shownTitle } from '../../../format/text.ts';
import { usePage } from '../../../ui/page/page.store.ts';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { LoadFailed } from '../load-failed.tsx';
import { EmbedPlayer, EmbedSkeleton } from './embed-player.tsx';

/** The player for pages of others (an iframe); whoever wants more opens the item beside it. */
export function EmbedPage() {
  const { t } = useTranslation();
  const { id } = useParams({ from: '/embed/$id' });
  const query = useItem(id);
  const title = query.data?.item.title;
  usePage({ title: title === undefined ? t('embed.title') : shownTitle(title), crumbs: null });
  if (query.data) return <EmbedPlayer item={query.data.item} />;
  if (query.isPending) return <EmbedSkeleton />;
  const { status } = failureOf(query.error);
  if (status === 404) return <StatePanel level={1} tone="error" title={t('embed.missing')} />;
  return <LoadFailed query={query} />;
}
