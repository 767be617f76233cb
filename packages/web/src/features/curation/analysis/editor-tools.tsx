import { ActionIcon } from '@mantine/core';
import { IconArrowBackUp, IconArrowForwardUp, IconLink, IconQuote, IconTable } from '@tabler/icons-react';
import { type Editor, useEditorState } from '@tiptap/react';
import { useTranslation } from 'react-i18next';
import classes from './analysis.module.css';
import { changeTable, insertTable, isTable, tableChanges } from './table-nodes.ts';
import { tools } from './tool.list.ts';

const looks = { variant: 'subtle', size: 32 } as const;
const icon = { size: 18, stroke: 1.6 } as const;

/** What changes a table, while the caret stands in one. */
function TableTools({ editor }: { editor: Editor }) {
  const { t } = useTranslation();
  return (
    <div className={classes['tableTools']} role="toolbar" aria-label={t('analysis.table.tools')}>
      {tableChanges.map((change) => (
        <button key={change} type="button" onClick={() => changeTable(editor, change)}>
          {t(`analysis.table.${change}`)}
        </button>
      ))}
    </div>
  );
}

type Props = { editor: Editor; onLink: () => void; onCite: () => void };

/** The toolbar; its buttons say whether they hold where the caret stands. */
export function EditorTools({ editor, onLink, onCite }: Props) {
  const { t } = useTranslation();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: tools.flatMap(({ name, isActive }) => (isActive?.(now) ? [name] : [])),
      isLink: now.isActive('link'),
      isTable: isTable(now),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  const history = [
    {
      name: 'undo',
      can: state.canUndo,
      Icon: IconArrowBackUp,
      run: () => editor.chain().focus().undo().run(),
    },
    {
      name: 'redo',
      can: state.canRedo,
      Icon: IconArrowForwardUp,
      run: () => editor.chain().focus().redo().run(),
    },
  ] as const;
  const insertions = [
    { name: 'link', Icon: IconLink, isOn: state.isLink, run: onLink },
    { name: 'cite', Icon: IconQuote, isOn: undefined, run: onCite },
    { name: 'insertTable', Icon: IconTable, isOn: undefined, run: () => insertTable(editor) },
  ] as const;
  return (
    <div className={classes['toolbar']}>
      <div className={classes['tools']} role="toolbar" aria-label={t('analysis.tools')}>
        {tools.map(({ name, Icon, run, isActive }) => (
          <ActionIcon
            key={name}
            {...looks}
            aria-label={t(`analysis.tool.${name}`)}
            title={t(`analysis.tool.${name}`)}
            aria-pressed={isActive ? state.active.includes(name) : undefined}
            onClick={() => run(editor.chain().focus()).run()}
          >
            <Icon {...icon} />
          </ActionIcon>
        ))}
        {history.map(({ name, can, Icon, run }) => (
          <ActionIcon
            key={name}
            {...looks}
            aria-label={t(`analysis.${name}`)}
            title={t(`analysis.${name}`)}
            aria-disabled={!can}
            onClick={run}
          >
            <Icon {...icon} />
          </ActionIcon>
        ))}
        {insertions.map(({ name, Icon, isOn, run }) => (
          <ActionIcon
            key={name}
            {...looks}
            aria-label={t(`analysis.${name}`)}
            title={t(`analysis.${name}`)}
            aria-pressed={isOn}
            onClick={run}
          >
            <Icon {...icon} />
          </ActionIcon>
        ))}
      </div>
      {state.isTable ? <TableTools editor={editor} /> : null}
    </div>
  );
}
