import { Placeholder } from '@tiptap/extensions';
import type { Extensions } from '@tiptap/react';
import { StarterKit } from '@tiptap/starter-kit';
import { CiteNode } from './cite-node.ts';
import { tableExtensions } from './table-nodes.ts';

/** What a document may hold: the words of the toolbar, links, citations and tables. */
export const editorExtensions = (placeholder: string): Extensions => [
  StarterKit.configure({
    heading: { levels: [1, 2, 3] },
    link: { openOnClick: false, defaultProtocol: 'https' },
  }),
  Placeholder.configure({ placeholder }),
  CiteNode,
  ...tableExtensions,
];
