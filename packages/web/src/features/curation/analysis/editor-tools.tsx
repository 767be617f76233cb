import { ActionIcon } from '@mantine/core';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
} from '@tabler/icons-react';
import { type ChainedCommands, type Editor, useEditorState } from '@tiptap/react';
import type { FC } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './analysis.module.css';

type Tool = {
  name: 'bold' | 'italic' | 'heading' | 'subheading' | 'bullets' | 'numbers' | 'quote';
  Icon: FC<{ size: number; stroke: number }>;
  run: (chain: ChainedCommands) => ChainedCommands;
  isActive: (editor: Editor) => boolean;
};

const tools: readonly Tool[] = [
  {
    name: 'bold',
    Icon: IconBold,
    run: (chain) => chain.toggleBold(),
    isActive: (editor) => editor.isActive('bold'),
  },
  {
    name: 'italic',
    Icon: IconItalic,
    run: (chain) => chain.toggleItalic(),
    isActive: (editor) => editor.isActive('italic'),
  },
  {
    name: 'heading',
    Icon: IconH2,
    run: (chain) => chain.toggleHeading({ level: 2 }),
    isActive: (editor) => editor.isActive('heading', { level: 2 }),
  },
  {
    name: 'subheading',
    Icon: IconH3,
    run: (chain) => chain.toggleHeading({ level: 3 }),
    isActive: (editor) => editor.isActive('heading', { level: 3 }),
  },
  {
    name: 'bullets',
    Icon: IconList,
    run: (chain) => chain.toggleBulletList(),
    isActive: (editor) => editor.isActive('bulletList'),
  },
  {
    name: 'numbers',
    Icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isActive: (editor) => editor.isActive('orderedList'),
  },
  {
    name: 'quote',
    Icon: IconBlockquote,
    run: (chain) => chain.toggleBlockquote(),
    isActive: (editor) => editor.isActive('blockquote'),
  },
];

const looks = { variant: 'subtle', size: 36 } as const;

/** The row of tools above the text. Bold, italic, undo and redo have their usual keys too. */
export function EditorTools({ editor, onLink }: { editor: Editor; onLink: () => void }) {
  const { t } = useTranslation();
  const state = useEditorState({
    editor,
    selector: ({ editor: now }) => ({
      active: tools.filter(({ isActive }) => isActive(now)).map(({ name }) => name),
      isLink: now.isActive('link'),
      canUndo: now.can().undo(),
      canRedo: now.can().redo(),
    }),
  });
  return (
    <div role="toolbar" aria-label={t('analysis.tools')} className={classes['tools']}>
      {tools.map(({ name, Icon, run }) => (
        <ActionIcon
          key={name}
          {...looks}
          aria-label={t(`analysis.tool.${name}`)}
          title={t(`analysis.tool.${name}`)}
          aria-pressed={state.active.includes(name)}
          onClick={() => run(editor.chain().focus()).run()}
        >
          <Icon size={18} stroke={1.6} />
        </ActionIcon>
      ))}
      <ActionIcon
        {...looks}
        aria-label={t('analysis.link')}
        title={t('analysis.link')}
        aria-pressed={state.isLink}
        onClick={onLink}
      >
        <IconLink size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        {...looks}
        aria-label={t('analysis.undo')}
        title={t('analysis.undo')}
        aria-disabled={!state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      >
        <IconArrowBackUp size={18} stroke={1.6} />
      </ActionIcon>
      <ActionIcon
        {...looks}
        aria-label={t('analysis.redo')}
        title={t('analysis.redo')}
        aria-disabled={!state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      >
        <IconArrowForwardUp size={18} stroke={1.6} />
      </ActionIcon>
    </div>
  );
}
