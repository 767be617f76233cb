import type { FaultyPart } from '../report/reading.report.ts';
import type { DocxNode, DocxTree } from './docx.tree.ts';

const nodeCount = (nodes: readonly DocxNode[], isOne: (node: DocxNode) => boolean): number =>
  nodes.reduce((sum, node) => sum + (isOne(node) ? 1 : 0) + nodeCount(node.children, isOne), 0);

const deletion = /<w:(?:del|moveFrom)[\s>](?![^<]*\/>)/g;
/** A text box of newer programs that has no form for older ones. */
const choice =
  /<mc:AlternateContent>(?:(?!<\/mc:AlternateContent>|<mc:Fallback).)*?<\/mc:AlternateContent>/gs;

/** Parts of a Word document that are not told, each as often as it stands there. `xml`: its main part. */
export function docxFaults({ children, commentCount }: DocxTree, xml: string): FaultyPart[] {
  const boxes = (xml.match(choice) ?? []).filter((part) => part.includes('<w:txbxContent')).length;
  const counts: readonly (readonly [FaultyPart['what'], number])[] = [
    ['text-deleted', xml.match(deletion)?.length ?? 0],
    [
      'text-struck',
      nodeCount(children, ({ type, isStrikethrough }) => type === 'run' && isStrikethrough === true),
    ],
    ['comment-left-out', commentCount],
    ['picture-unread', nodeCount(children, ({ type }) => type === 'image')],
    ['box-unread', boxes],
  ];
  return counts.flatMap(([what, count]) => Array.from({ length: count }, () => ({ what })));
}
