import {
  IconBlockquote,
  IconBold,
  IconCode,
  IconH1,
  IconH2,
  IconH3,
  IconItalic,
  IconList,
  IconListNumbers,
  IconPilcrow,
  IconSeparatorHorizontal,
  IconSourceCode,
  IconStrikethrough,
  IconUnderline,
} from '@tabler/icons-react';
import type { ChainedCommands, Editor } from '@tiptap/react';
import type { FC } from 'react';

const names = [
  'bold',
  'italic',
  'strike',
  'underline',
  'code',
  'paragraph',
  'h1',
  'h2',
  'h3',
  'bullets',
  'numbers',
  'quote',
  'codeBlock',
  'rule',
] as const;
type ToolName = (typeof names)[number];

type Tool = {
  Icon: FC<{ size: number; stroke: number }>;
  run: (chain: ChainedCommands) => ChainedCommands;
  /** Whether it holds where the caret stands; left out where it does something once. */
  isActive?: (editor: Editor) => boolean;
};

const heading = (level: 1 | 2 | 3, Icon: Tool['Icon']): Tool => ({
  Icon,
  run: (chain) => chain.toggleHeading({ level }),
  isActive: (editor) => editor.isActive('heading', { level }),
});
const active = (name: string) => (editor: Editor) => editor.isActive(name);

const toolOf: Readonly<Record<ToolName, Tool>> = {
  bold: { Icon: IconBold, run: (chain) => chain.toggleBold(), isActive: active('bold') },
  italic: { Icon: IconItalic, run: (chain) => chain.toggleItalic(), isActive: active('italic') },
  strike: { Icon: IconStrikethrough, run: (chain) => chain.toggleStrike(), isActive: active('strike') },
  underline: { Icon: IconUnderline, run: (chain) => chain.toggleUnderline(), isActive: active('underline') },
  code: { Icon: IconCode, run: (chain) => chain.toggleCode(), isActive: active('code') },
  paragraph: { Icon: IconPilcrow, run: (chain) => chain.setParagraph(), isActive: active('paragraph') },
  h1: heading(1, IconH1),
  h2: heading(2, IconH2),
  h3: heading(3, IconH3),
  bullets: { Icon: IconList, run: (chain) => chain.toggleBulletList(), isActive: active('bulletList') },
  numbers: {
    Icon: IconListNumbers,
    run: (chain) => chain.toggleOrderedList(),
    isActive: active('orderedList'),
  },
  quote: { Icon: IconBlockquote, run: (chain) => chain.toggleBlockquote(), isActive: active('blockquote') },
  codeBlock: {
    Icon: IconSourceCode,
    run: (chain) => chain.toggleCodeBlock(),
    isActive: active('codeBlock'),
  },
  rule: { Icon: IconSeparatorHorizontal, run: (chain) => chain.setHorizontalRule() },
};

/** What the toolbar offers, in its order. */
export const tools: readonly (Tool & { name: ToolName })[] = names.map((name) => ({ name, ...toolOf[name] }));
