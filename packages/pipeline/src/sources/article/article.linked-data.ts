/** What a page says of its article in JSON-LD (https://schema.org/Article), whichever way it is nested. */
import { htmlToText } from '../html/html.text.ts';
import { linkedNodes, type LinkedNode as Node, typesOf } from '../html/linked-data.ts';
import { tidy } from '../text/tidy.ts';

/** `body`: the words of the article, where the page has them for programs. */
type LinkedData = {
  published: string | null;
  authors: string[];
  body: string | null;
  headline: string | null;
};

const articleTypes = /^(?:\w*Article|BlogPosting|PressRelease|Report|LiveBlogPosting|WebPage)$/;
const authorsMax = 10;

export function readLinkedData(document: Document): LinkedData {
  const scripts = [...document.querySelectorAll('script[type*="ld+json"]')];
  const nodes = linkedNodes(scripts.map(({ textContent }) => textContent ?? ''));
  const articles = nodes.filter(isArticle);
  // A page is one too, but what says it is an article says it better.
  const named = articles.filter((node) => !typesOf(node).includes('WebPage'));
  const [best] = [...named, ...articles].filter((node) => nodeDay(node) !== null);
  const authors = [...named, ...articles]
    .map((node) => authorNames(node['author'], nodes))
    .find(({ length }) => length > 0);
  const body = [...named, ...articles]
    .map((node) => node['articleBody'])
    .find((one) => typeof one === 'string');
  return {
    published: best === undefined ? null : nodeDay(best),
    authors: authors ?? [],
    body: typeof body === 'string' ? body : null,
    headline: headlineOf(named),
  };
}

/** A page is no article, and its name is that of the page. */
function headlineOf(articles: readonly Node[]): string | null {
  const said = articles.map((node) => node['headline']).find((one) => typeof one === 'string');
  return typeof said === 'string' ? tidy(htmlToText(said)) || null : null;
}

function nodeDay(node: Node): string | null {
  const said = node['datePublished'] ?? node['dateCreated'] ?? node['uploadDate'];
  return typeof said === 'string' ? said : null;
}

const isArticle = (node: Node): boolean => typesOf(node).some((type) => articleTypes.test(type));

/** A value, or the node beside it that it only names by its id. */
function named(value: unknown, nodes: readonly Node[]): unknown {
  const id = typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : undefined;
  return typeof id === 'string'
    ? (nodes.find((node) => node['@id'] === id && 'name' in node) ?? value)
    : value;
}

function authorNames(author: unknown, nodes: readonly Node[]): string[] {
  const names = [author].flat().flatMap((said): string[] => {
    const one = named(said, nodes);
    if (typeof one === 'string') return [tidy(htmlToText(one))];
    if (typeof one !== 'object' || one === null) return [];
    const name = Object.entries(one).find(([key]) => key === 'name')?.[1];
    return typeof name === 'string' ? [tidy(htmlToText(name))] : [];
  });
  return [...new Set(names.filter((name) => name !== '' && !/^https?:/.test(name)))].slice(0, authorsMax);
}
