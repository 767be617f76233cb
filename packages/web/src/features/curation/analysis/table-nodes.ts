/**
 * Tables of a document, on ProseMirror's own module of tables: a row of cells, each of which holds what a document does.
 */

import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  tableEditing,
} from '@tiptap/pm/tables';
import type { Attribute, Attributes } from '@tiptap/react';
import { type Editor, Extension, Node } from '@tiptap/react';

/** What the module asks of a node beside its content. */
declare module '@tiptap/core' {
  interface NodeConfig {
    tableRole?: 'table' | 'row' | 'cell' | 'header_cell';
  }
}

const span = (name: 'colspan' | 'rowspan'): Attribute => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.max(1, Number(element.getAttribute(name)) || 1),
  renderHTML: (values: Record<string, unknown>) => (values[name] === 1 ? {} : { [name]: values[name] }),
});

const cellAttributes = (): Attributes => ({
  colspan: span('colspan'),
  rowspan: span('rowspan'),
  // Columns are as wide as what stands in them; the module asks for it all the same.
  colwidth: { default: null, rendered: false },
});

const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  tableRole: 'table',
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  addProseMirrorPlugins: () => [tableEditing()],
});

const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)*',
  tableRole: 'row',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const TableCell = Node.create({
  name: 'tableCell',
  content: 'block+',
  isolating: true,
  tableRole: 'cell',
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'td' }],
  renderHTML: ({ HTMLAttributes }) => ['td', HTMLAttributes, 0],
});

const TableHeader = Node.create({
  name: 'tableHeader',
  content: 'block+',
  isolating: true,
  tableRole: 'header_cell',
  addAttributes: cellAttributes,
  parseHTML: () => [{ tag: 'th' }],
  renderHTML: ({ HTMLAttributes }) => ['th', HTMLAttributes, 0],
});

const step =
  (direction: 1 | -1) =>
  ({ editor: { state, view } }: { editor: Editor }): boolean =>
    goToNextCell(direction)(state, view.dispatch);

/** Says what each node is to the module, and lets Tab walk through the cells. */
const TableKeys = Extension.create({
  name: 'tableKeys',
  extendNodeSchema: ({ config }) => ('tableRole' in config ? { tableRole: config.tableRole } : {}),
  addKeyboardShortcuts: () => ({ Tab: step(1), 'Shift-Tab': step(-1) }),
});

export const tableExtensions = [Table, TableRow, TableCell, TableHeader, TableKeys];

const commands = {
  row: addRowAfter,
  column: addColumnAfter,
  withoutRow: deleteRow,
  withoutColumn: deleteColumn,
  withoutTable: deleteTable,
} as const;
type TableChange = keyof typeof commands;
export const tableChanges: readonly TableChange[] = [
  'row',
  'column',
  'withoutRow',
  'withoutColumn',
  'withoutTable',
];

export function changeTable({ state, view }: Editor, change: TableChange): void {
  commands[change](state, view.dispatch);
  view.focus();
}

export const isTable = ({ state }: Editor): boolean => isInTable(state);

const cell = (type: 'tableCell' | 'tableHeader') => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: 'tableCell' | 'tableHeader', columns: number) => ({
  type: 'tableRow',
  content: Array.from({ length: columns }, () => cell(type)),
});

/** A table with a row of heads and two of cells. */
export function insertTable(editor: Editor): void {
  const content = [row('tableHeader', 3), row('tableCell', 3), row('tableCell', 3)];
  const { from } = editor.state.selection;
  editor.chain().focus().insertContent({ type: 'table', content }).run();
  // Into the first cell, where writing goes on.
  const heads: number[] = [];
  editor.state.doc.nodesBetween(Math.max(0, from - 1), editor.state.doc.content.size, ({ type }, at) => {
    if (type.name === 'tableHeader') heads.push(at);
  });
  const [first] = heads;
  if (first !== undefined) editor.commands.setTextSelection(first + 2);
}
