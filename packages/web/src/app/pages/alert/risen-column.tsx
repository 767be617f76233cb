import type { WatchedKind } from '@ecco/domain';
import { useRisenThemes } from '../../../features/insight/api/insights.api.ts';
import { RisenThemesList } from '../../../features/insight/risen-themes.tsx';

/** Themes beside what else is new. */
const most = 3;

/** Themes that rose since a day; nothing where none did. */
export function RisenColumn(asked: { kind: WatchedKind; id: string; from: string }) {
  const { data } = useRisenThemes(asked);
  return data && data.themes.length > 0 ? <RisenThemesList of={data} asked={asked} most={most} /> : null;
}
