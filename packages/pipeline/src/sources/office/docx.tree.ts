import mammoth from 'mammoth';
import { z } from 'zod';

const Numbering = z.object({ isOrdered: z.boolean(), level: z.string() });

/** What a Word document is made of: paragraphs and tables, down to runs of words. */
const Node = z.object({
  type: z.string(),
  value: z.string().optional(),
  styleId: z.string().nullish(),
  styleName: z.string().nullish(),
  numbering: Numbering.nullish(),
  isBold: z.boolean().optional(),
  isStrikethrough: z.boolean().optional(),
  verticalAlignment: z.string().optional(),
  breakType: z.string().optional(),
  checked: z.boolean().optional(),
  colSpan: z.number().optional(),
  noteType: z.string().optional(),
  noteId: z.string().optional(),
  get children() {
    return z.array(Node).default([]);
  },
});
export type DocxNode = z.infer<typeof Node>;

const Note = z.object({ noteType: z.string(), noteId: z.string(), body: z.array(Node) });
const Tree = Node.extend({
  notes: z.object({ _notes: z.record(z.string(), Note).default({}) }),
  comments: z.array(z.unknown()).default([]),
});

/** `notes` by their kind and id. */
export type DocxTree = { children: DocxNode[]; notes: Map<string, DocxNode[]>; commentCount: number };

/** The key of the note that a mark stands for. */
export const noteKey = ({ noteType = '', noteId = '' }: Pick<DocxNode, 'noteType' | 'noteId'>): string =>
  `${noteType}-${noteId}`;

/** Reads the tree of a document. Deleted and moved text is none of it, inserted text is. Throws what the reader throws. */
export async function readDocxTree(bytes: Uint8Array): Promise<DocxTree> {
  let read: unknown = null;
  await mammoth.convertToHtml(
    { buffer: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength) },
    {
      externalFileAccess: false,
      includeEmbeddedStyleMap: false,
      // The tree is what is read on; nothing is left to be written as HTML.
      transformDocument: (document: object) => {
        read = document;
        return { ...document, children: [] };
      },
    },
  );
  const { children, notes, comments } = Tree.parse(read);
  const bodies = Object.values(notes._notes).map((note) => [noteKey(note), note.body] as const);
  return { children, notes: new Map(bodies), commentCount: comments.length };
}
