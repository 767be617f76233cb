/** As much of the tree of a rendered guide as is looked at here. */
type Node = {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
};

const headingTag = /^h[1-6]$/;

/** The words of a node and of all within it. */
export const nodeText = (node: Node): string => node.value ?? node.children?.map(nodeText).join('') ?? '';

/** "What it's for?" becomes "what-its-for". */
export const slugOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s+/g, '-');

const headingsIn = (node: Node): Node[] => [
  ...(headingTag.test(node.tagName ?? '') ? [node] : []),
  ...(node.children?.flatMap(headingsIn) ?? []),
];

/** Gives every heading of a guide an id made of its words; the second of the same words gets `-1`, as on GitHub. */
export const headingIds = () => (tree: Node) => {
  const seen = new Map<string, number>();
  for (const heading of headingsIn(tree)) {
    const slug = slugOf(nodeText(heading)) || 'section';
    const count = seen.get(slug) ?? 0;
    seen.set(slug, count + 1);
    heading.properties = { ...heading.properties, id: count === 0 ? slug : `${slug}-${count}` };
  }
};
