/*
 * Shows HTML that was made safe when it was stored. It is made into elements one by one, of a short list and without
 * the attributes that could do something, so that nothing else could get in here either.
 */
import { createElement, Fragment, type ReactNode, useMemo } from 'react';

const shown = new Set(
  'a abbr b blockquote br caption cite code dd del dfn div dl dt em figcaption figure h2 h3 h4 h5 h6 hr i ins kbd li mark ol p pre q s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  ),
);
const empty = new Set(['br', 'hr']);
const neverText = new Set([
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'textarea',
  'title',
]);

/** An address that may be followed from a document; everything else is left as text. */
function safeHref(href: string | null): string | null {
  const url = href === null ? null : URL.parse(href);
  return url && /^(?:https?|mailto):$/.test(url.protocol) ? url.href : null;
}

function elementOf(element: Element, key: number): ReactNode {
  const name = element.localName;
  if (neverText.has(name)) return null;
  if (empty.has(name)) return createElement(name, { key });
  const children = nodesOf(element);
  const href = name === 'a' ? safeHref(element.getAttribute('href')) : null;
  if (name === 'a' && href !== null)
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  // The page has its own first heading.
  const tag = name === 'h1' ? 'h2' : name;
  return createElement(shown.has(tag) && tag !== 'a' ? tag : Fragment, { key }, children);
}

const nodesOf = (parent: Node): ReactNode[] =>
  [...parent.childNodes].map((node, at) =>
    node instanceof Element
      ? elementOf(node, at)
      : node.nodeType === Node.TEXT_NODE
        ? node.textContent
        : null,
  );

export function HtmlView({ html }: { html: string }) {
  return useMemo(() => nodesOf(new DOMParser().parseFromString(html, 'text/html').body), [html]);
}
