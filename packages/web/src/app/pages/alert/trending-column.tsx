import type { WatchedKind } from '@ecco/domain';
import { useTrendingThemes } from '../../../features/insight/api/insights.api.ts';
import { TrendingThemesList } from '../../../features/insight/trending-themes.tsx';

/** Themes beside what else is new. */
const most = 3;

/** Themes that rose since a day; nothing where none did. */
export function TrendingColumn(input: { kind: WatchedKind; id: string; from: string }) {
  const { data } = useTrendingThemes(input);
  return data && data.themes.length > 0 ? <TrendingThemesList of={data} asked={input} most={most} /> : null;
}
