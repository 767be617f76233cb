import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { chooseAll, chooseRows } from './choose-rows.ts';
import classes from './data-table.module.css';
import type { RowSelection } from './row-selection.ts';

type RowProps<Row> = {
  row: Row;
  keys: readonly string[];
  keyOf: (row: Row) => string;
  selection: RowSelection<Row>;
};

export function CheckRow<Row>({ row, keys, keyOf, selection }: RowProps<Row>) {
  const { t } = useTranslation();
  const { chosen, onChoose, nameOf, last } = selection;
  const key = keyOf(row);
  const press = (event: MouseEvent): void => {
    onChoose(chooseRows({ keys, chosen, key, from: event.shiftKey ? last.current : null }));
    last.current = key;
  };
  return (
    <input
      type="checkbox"
      className={classes['box']}
      aria-label={t('table.chooseRow', { name: nameOf(row) })}
      checked={chosen.has(key)}
      onChange={() => {}}
      onClick={press}
    />
  );
}

type AllProps<Row> = { keys: readonly string[]; selection: RowSelection<Row> };

export function CheckAll<Row>({ keys, selection: { chosen, onChoose } }: AllProps<Row>) {
  const { t } = useTranslation();
  const count = keys.filter((key) => chosen.has(key)).length;
  return (
    <input
      type="checkbox"
      className={classes['box']}
      aria-label={t('table.chooseAll')}
      checked={keys.length > 0 && count === keys.length}
      ref={(box) => {
        if (box) box.indeterminate = count > 0 && count < keys.length;
      }}
      onChange={() => onChoose(chooseAll(keys, chosen))}
    />
  );
}
