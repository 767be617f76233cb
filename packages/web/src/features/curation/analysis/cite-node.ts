import { mergeAttributes, Node } from '@tiptap/react';

/** A place of the source, as a document names it. `href` leads there from any page. */
export type Cite = { segment: string; href: string; label: string };

/**
 * A citation inside a document: a link that names the line of the transcript that it leads to, so that the server can
 * hold it against the line and the page can go there without leaving.
 */
export const CiteNode = Node.create({
  name: 'cite',
  group: 'inline',
  inline: true,
  atom: true,
  marks: '',
  addAttributes() {
    return {
      segment: { default: '', parseHTML: (element) => element.getAttribute('data-segment') },
      href: { default: '', parseHTML: (element) => element.getAttribute('href') },
      label: { default: '', parseHTML: (element) => element.textContent },
    };
  },
  parseHTML() {
    // Before the mark of links, which takes every other one.
    return [{ tag: 'a[data-segment]', priority: 1_000 }];
  },
  renderHTML({ node: { attrs } }) {
    return ['a', mergeAttributes({ 'data-segment': attrs['segment'], href: attrs['href'] }), attrs['label']];
  },
  renderText({ node }) {
    return `[${node.attrs['label']}]`;
  },
});
