/** What a page says of its article in JSON-LD (https://schema.org/Article), whichever way it is nested. */
import { tidy } from '../text/tidy.ts';

type Node = Readonly<Record<string, unknown>>;
type LinkedData = { published: string | null; authors: string[] };

const articleTypes = /^(?:\w*Article|BlogPosting|PressRelease|Report|LiveBlogPosting|WebPage)$/;
const [depthMax, nodesMax, authorsMax] = [6, 2_000, 10];

export function readLinkedData(document: Document): LinkedData {
  const nodes: Node[] = [];
  for (const script of document.querySelectorAll('script[type*="ld+json"]'))
    collect(parsed(script.textContent ?? ''), nodes, 0);
  const articles = nodes.filter(isArticle);
  // A page is one too, but what says it is an article says it better.
  const named = articles.filter((node) => !typesOf(node).includes('WebPage'));
  const [best] = [...named, ...articles].filter((node) => typeof node['datePublished'] === 'string');
  const authors = [...named, ...articles]
    .map((node) => namesOf(node['author']))
    .find(({ length }) => length > 0);
  const published = best?.['datePublished'];
  return { published: typeof published === 'string' ? published : null, authors: authors ?? [] };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^<!--|-->$/g, ''));
  } catch {
    return null;
  }
}

function collect(value: unknown, nodes: Node[], depth: number): void {
  if (depth > depthMax || nodes.length >= nodesMax || typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const one of value) collect(one, nodes, depth + 1);
    return;
  }
  const node: Node = { ...value };
  if (node['@type'] !== undefined) nodes.push(node);
  for (const key of ['@graph', 'mainEntity', 'mainEntityOfPage', 'itemListElement', 'item'])
    collect(node[key], nodes, depth + 1);
}

const typesOf = (node: Node): string[] =>
  [node['@type']].flat().flatMap((type) => (typeof type === 'string' ? [type.replace(/^.*[/#]/, '')] : []));

const isArticle = (node: Node): boolean => typesOf(node).some((type) => articleTypes.test(type));

function namesOf(author: unknown): string[] {
  const names = [author].flat().flatMap((one): string[] => {
    if (typeof one === 'string') return [tidy(one)];
    if (typeof one !== 'object' || one === null) return [];
    const name = Object.entries(one).find(([key]) => key === 'name')?.[1];
    return typeof name === 'string' ? [tidy(name)] : [];
  });
  return [...new Set(names.filter((name) => name !== '' && !/^https?:/.test(name)))].slice(0, authorsMax);
}
