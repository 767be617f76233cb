import { type CandidateStatus, candidateStatuses, contentKinds } from '@ecco/domain';
import { useTranslation } from 'react-i18next';
import { FilterField } from '../../ui/field/filter-field.tsx';
import { Segmented } from '../../ui/field/segmented.tsx';
import { SelectField } from '../../ui/field/select-field.tsx';
import type { CandidatesQuery } from './api/candidates.api.ts';
import classes from './candidate.module.css';

/** What a filter of the address becomes; undefined to be left out. */
export type FilterChange = Partial<
  Record<'status' | 'kind' | 'least' | 'q' | 'sort' | 'crawl', string | undefined>
>;

const values = ['0.7', '0.6', '0.5'] as const;
const orders = ['-overall_value', '-created_at', '-release_date', 'title'] as const;

type Props = {
  asked: CandidatesQuery;
  counts: Readonly<Record<CandidateStatus, number>> | undefined;
  onChange: (change: FilterChange) => void;
};

/** Which candidates are shown, and in which order. */
export function CandidateFilters({ asked, counts, onChange }: Props) {
  const { t } = useTranslation();
  const countOf = (status: CandidateStatus): string =>
    counts ? ` ${counts[status].toLocaleString('en-US')}` : '';
  return (
    <div className={classes['filters']}>
      <Segmented
        label={t('candidates.status')}
        value={asked.status}
        choices={candidateStatuses.map((status) => ({
          value: status,
          text: `${t(`candidates.statusName.${status}`)}${countOf(status)}`,
        }))}
        onChoose={(status) => onChange({ status: status === 'New' ? undefined : status })}
      />
      <SelectField
        label={t('candidates.kind')}
        value={asked.kind ?? ''}
        onChange={(event) => onChange({ kind: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: t('candidates.allKinds') },
          ...contentKinds.map((kind) => ({ value: kind, label: t(`candidates.kindName.${kind}`) })),
        ]}
      />
      <SelectField
        label={t('candidates.least')}
        value={asked.least === undefined ? '' : String(asked.least)}
        onChange={(event) => onChange({ least: event.currentTarget.value || undefined })}
        data={[
          { value: '', label: t('candidates.anyValue') },
          ...values.map((value) => ({ value, label: t('candidates.leastOf', { value }) })),
        ]}
      />
      <SelectField
        label={t('candidates.order')}
        value={asked.sort ?? '-overall_value'}
        onChange={(event) =>
          onChange({
            sort: event.currentTarget.value === '-overall_value' ? undefined : event.currentTarget.value,
          })
        }
        data={orders.map((order) => ({ value: order, label: t(`candidates.orderName.${order}`) }))}
      />
      <FilterField
        label={t('candidates.filter')}
        value={asked.query ?? ''}
        onFilter={(q) => onChange({ q: q || undefined })}
      />
    </div>
  );
}
