import { useState } from 'react';
import { readPersisted, writePersisted } from '../../persistence/browser-storage.ts';
import type { TableColumn, TableColumns } from './table-column.ts';

const columnsKey = (table: string): string => `columns.${table}`;

function hiddenIn(table: string | undefined): string[] {
  const retained = table === undefined ? null : readPersisted(columnsKey(table));
  return Array.isArray(retained) ? retained.filter((id) => typeof id === 'string') : [];
}

/**
 * Which columns of a table somebody wants to see, kept on their device under the table's name. The first names the row
 * and stays, and so do columns of buttons.
 */
export function useShownColumns<Row>(table: string | undefined, columns: TableColumns<Row>) {
  const [hidden, setHidden] = useState(() => hiddenIn(table));
  const [first, ...rest] = columns;
  const choices: readonly TableColumn<Row>[] = rest.filter(({ bare = false }) => !bare);
  const isShown = ({ id }: TableColumn<Row>): boolean => !hidden.includes(id);
  const show = (id: string, isRequested: boolean): void => {
    const next = isRequested ? hidden.filter((one) => one !== id) : [...new Set([...hidden, id])];
    setHidden(next);
    if (table !== undefined) writePersisted(columnsKey(table), next);
  };
  const shown: TableColumns<Row> = [first, ...rest.filter((column) => column.bare || isShown(column))];
  return { shown, choices, isShown, show };
}
