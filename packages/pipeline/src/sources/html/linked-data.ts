/** What a page says for programs in JSON-LD (https://schema.org), whichever way it is nested or wrapped. */

export type LinkedNode = Readonly<Record<string, unknown>>;

const [depthMax, nodesMax, lengthMax] = [6, 2_000, 1_000_000];

/** The typed nodes of scripts of a page, in their order. What is no JSON even after its usual faults are mended gives none. */
export function linkedNodes(scripts: readonly string[]): LinkedNode[] {
  const nodes: LinkedNode[] = [];
  for (const script of scripts) collect(parsed(script.slice(0, lengthMax)), nodes, 0);
  return nodes;
}

/** The types of a node without their namespace. */
export const typesOf = (node: LinkedNode): string[] =>
  [node['@type']].flat().flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#]/, '')] : []));

/** Comments and CDATA around the data, and the marks that a template leaves in it. */
const unwrapped = (text: string): string =>
  text
    .trim()
    .replace(/^(?:\/\/|\/\*)?\s*<!(?:--|\[CDATA\[)\s*(?:\*\/)?/, '')
    .replace(/(?:\/\/|\/\*)?\s*(?:-->|\]\]>)\s*(?:\*\/)?$/, '')
    .trim()
    .replace(/;$/, '');

const withoutFaults = (text: string): string =>
  text.replace(/\p{Cc}+/gu, ' ').replace(/,(?=\s{0,200}[}\]])/g, '');

function parsed(text: string): unknown {
  const bare = unwrapped(text);
  for (const attempt of [bare, withoutFaults(bare)]) {
    try {
      return JSON.parse(attempt);
    } catch {
      // The next attempt, or none.
    }
  }
  return null;
}

function collect(value: unknown, nodes: LinkedNode[], depth: number): void {
  if (depth > depthMax || nodes.length >= nodesMax || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, nodes, depth + 1);
    return;
  }
  const node: LinkedNode = { ...value };
  if (node['@type'] !== undefined) nodes.push(node);
  for (const key of [
    '@graph',
    'mainEntity',
    'mainEntityOfPage',
    'itemListElement',
    'item',
    'subEvent',
    'event',
  ])
    collect(node[key], nodes, depth + 1);
}
