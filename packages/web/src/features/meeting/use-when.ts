import { useTranslation } from 'react-i18next';
import { relativeDate } from '../../format/relative-date.ts';

/** How a meeting's date reads beside its full date: only how far it is from today; null where that is no news. */
export function useHowFar(): (iso: string | null) => string | null {
  const when = useWhen();
  return (iso) => (iso !== null && relativeDate(iso, Date.now())?.kind === 'date' ? null : when(iso));
}

/** How a meeting's date is told; null where it has none. */
export function useWhen(): (iso: string | null) => string | null {
  const { t } = useTranslation();
  return (iso) => {
    if (iso === null) return null;
    const when = relativeDate(iso, Date.now());
    if (when === null) return t('meta.invalidDate');
    if (when.kind === 'date') return when.text;
    if (when.kind === 'daysAgo') return t('meeting.daysAgo', { count: when.days });
    return t(`meeting.when.${when.kind}`);
  };
}
