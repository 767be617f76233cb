import { useTranslation } from 'react-i18next';
import { type FilterChip, FilterChips } from '../../ui/list/filter-chips.tsx';
import type { CandidatesQuery } from './api/candidates.api.ts';
import type { FilterChange } from './candidate-filters.tsx';

type Props = {
  asked: CandidatesQuery;
  /** How many the filters leave; undefined until it is known. */
  total: number | undefined;
  onChange: (change: FilterChange) => void;
};

/** The filters of candidates that are on, besides their status, each to be taken off. */
export function CandidateChips({ asked: { kind, least, crawl, query }, total, onChange }: Props) {
  const { t } = useTranslation();
  const chips: (FilterChip | null)[] = [
    kind === undefined
      ? null
      : {
          key: 'kind',
          label: t(`candidates.kindName.${kind}`),
          onRemove: () => onChange({ kind: undefined }),
        },
    least === undefined
      ? null
      : {
          key: 'least',
          label: t('candidates.leastOf', { value: least }),
          onRemove: () => onChange({ least: undefined }),
        },
    crawl === undefined
      ? null
      : { key: 'crawl', label: t('candidates.ofCrawl'), onRemove: () => onChange({ crawl: undefined }) },
    query === undefined
      ? null
      : { key: 'query', label: `“${query}”`, onRemove: () => onChange({ q: undefined }) },
  ];
  return (
    <FilterChips
      label={t('candidates.filtersOn')}
      chips={chips.filter((chip) => chip !== null)}
      count={total === undefined ? null : t('candidates.left', { count: total })}
      onClear={() => onChange({ kind: undefined, least: undefined, crawl: undefined, q: undefined })}
    />
  );
}
