import { type PointKind, pointKinds } from '@ecco/domain';
import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { TextInput } from '../../ui/field/inputs.ts';
import classes from './graph.module.css';
import { KindShape } from './graph-point.tsx';

export type GraphFilter = { kinds: readonly PointKind[]; from: string; until: string };

const noFilter: GraphFilter = { kinds: pointKinds, from: '', until: '' };
export const isFiltering = ({ kinds, from, until }: GraphFilter): boolean =>
  kinds.length < pointKinds.length || from !== '' || until !== '';

type Props = { filter: GraphFilter; onFilter: (filter: GraphFilter) => void };

/** Which types are drawn, and of which days; the key to the shapes of the picture besides. */
export function GraphFilters({ filter, onFilter }: Props) {
  const { t } = useTranslation();
  const choose = (kind: PointKind, isChosen: boolean): void =>
    onFilter({
      ...filter,
      kinds: pointKinds.filter((one) => (one === kind ? isChosen : filter.kinds.includes(one))),
    });
  return (
    <div className={classes['filters']}>
      <fieldset>
        <legend className="visually-hidden">{t('graph.kinds')}</legend>
        {pointKinds.map((kind) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={filter.kinds.includes(kind)}
              onChange={({ currentTarget: { checked } }) => choose(kind, checked)}
            />
            <KindShape kind={kind} />
            {t(`graph.kindMany.${kind}`)}
          </label>
        ))}
      </fieldset>
      <TextInput
        type="date"
        size="xs"
        label={t('graph.from')}
        value={filter.from}
        onChange={({ currentTarget: { value } }) => onFilter({ ...filter, from: value })}
      />
      <TextInput
        type="date"
        size="xs"
        label={t('graph.until')}
        value={filter.until}
        onChange={({ currentTarget: { value } }) => onFilter({ ...filter, until: value })}
      />
      {isFiltering(filter) ? (
        <Button variant="subtle" size="compact-sm" onClick={() => onFilter(noFilter)}>
          {t('graph.clear')}
        </Button>
      ) : null}
    </div>
  );
}
