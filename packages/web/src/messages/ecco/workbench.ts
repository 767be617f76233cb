/** What every list says that stands in a table, whatever it lists. */
export const workbench = {
  table: {
    loading: 'Loading',
    choose: 'Selection',
    chooseRow: 'Select {{name}}',
    chooseAll: 'Select all on this page',
    order: 'Sort by',
    ownOrder: 'Newest first',
    ascending: '{{title}}, ascending',
    descending: '{{title}}, descending',
    columns: 'Columns',
    columnsHidden_one: 'Columns, {{count}} hidden',
    columnsHidden_other: 'Columns, {{count}} hidden',
    columnsDone: 'Done',
  },
  listState: {
    retry: 'Retry',
    errorTitle: 'This could not be loaded',
    errorText: 'Nothing was changed. Check the connection and try again.',
    pageEmptyTitle: 'Nothing on this page',
    pageEmptyText: 'The list does not have this many pages.',
    firstPage: 'Go to the first page',
  },
} as const;
