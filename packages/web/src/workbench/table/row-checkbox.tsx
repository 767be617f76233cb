import { Checkbox } from '@mantine/core';
import type { RowData } from '@tanstack/react-table';
import { useTranslation } from 'react-i18next';
import type { RowModel, TableModel } from './use-data-table.ts';

/** Chooses a row; with Shift every row between it and the one chosen before. */
export function RowCheckbox<Row extends RowData>({ row, name }: { row: RowModel<Row>; name: string }) {
  const { t } = useTranslation();
  return (
    <Checkbox
      size="xs"
      aria-label={t('table.chooseRow', { name })}
      checked={row.getIsSelected()}
      onChange={() => undefined}
      onClick={row.getToggleSelectedHandler()}
    />
  );
}

/** Chooses every row of the page, or none once all are. */
export function AllCheckbox<Row extends RowData>({ table }: { table: TableModel<Row> }) {
  const { t } = useTranslation();
  const isAll = table.getIsAllRowsSelected();
  return (
    <Checkbox
      size="xs"
      aria-label={t('table.chooseAll')}
      checked={isAll}
      indeterminate={!isAll && table.getIsSomeRowsSelected()}
      onChange={() => table.toggleAllRowsSelected(!isAll)}
    />
  );
}
