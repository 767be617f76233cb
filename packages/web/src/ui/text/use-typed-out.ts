import './typed-out.css';
import { type RefObject, useLayoutEffect } from 'react';

/** What is not typed yet is there and invisible: nothing moves, and a screen reader has the whole at once. */
const name = 'untyped';
const longestMs = 1_200;
const msOfLetter = 5;

const isCalm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

function textNodes(root: Node): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const nodes: Text[] = [];
  for (let at = walker.nextNode(); at !== null; at = walker.nextNode())
    if (at instanceof Text) nodes.push(at);
  return nodes;
}

/** Everything behind the first so many letters of some texts. */
function rangeBehind(nodes: readonly Text[], letters: number): Range | null {
  let left = letters;
  for (const node of nodes) {
    if (left < node.length) {
      const range = new Range();
      range.setStart(node, left);
      const last = nodes.at(-1);
      if (last) range.setEnd(last, last.length);
      return range;
    }
    left -= node.length;
  }
  return null;
}

const typed = new Set<string>();

/**
 * Types out what stands in an element, once for each `key`. At once where the reader wants no motion, and where the
 * browser cannot color a run of letters without touching the page. Null types nothing.
 */
export function useTypedOut(root: RefObject<HTMLElement | null>, key: string | null): void {
  useLayoutEffect(() => {
    if (!root.current || key === null || typed.has(key) || isCalm() || !('highlights' in CSS))
      return undefined;
    const nodes = textNodes(root.current);
    const all = nodes.reduce((sum, node) => sum + node.length, 0);
    const endMs = Math.min(longestMs, all * msOfLetter);
    const startedAt = performance.now();
    let frame = 0;
    const step = (): void => {
      const share = (performance.now() - startedAt) / endMs;
      const behind = share < 1 ? rangeBehind(nodes, Math.floor(all * share)) : null;
      if (behind === null) {
        CSS.highlights.delete(name);
        typed.add(key);
        return;
      }
      CSS.highlights.set(name, new Highlight(behind));
      frame = requestAnimationFrame(step);
    };
    step();
    return () => {
      cancelAnimationFrame(frame);
      CSS.highlights.delete(name);
    };
  }, [root, key]);
}
