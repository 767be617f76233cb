/*
 * Shows HTML that was made safe when it was stored. It is made into elements one by one, of a short list and without
 * the attributes that could do something, so that nothing else could get in here either.
 */
import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { useJump } from '../../../ui/citation/place.context.ts';
import type { Place } from '../../../ui/citation/place.ts';
import { isPlainClick } from '../../../ui/page/is-plain-click.ts';
import classes from './analysis.module.css';

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

/** How many columns and rows a cell takes. */
function spansOf(element: Element): { colSpan?: number; rowSpan?: number } {
  if (!(element instanceof HTMLTableCellElement)) return {};
  return {
    ...(element.colSpan > 1 && { colSpan: element.colSpan }),
    ...(element.rowSpan > 1 && { rowSpan: element.rowSpan }),
  };
}

/** The place that a citation names; null for a link that is none. */
function citedPlace(element: Element): Place | null {
  const segment = element.getAttribute('data-segment');
  const url = URL.parse(element.getAttribute('href') ?? '', window.location.origin);
  if (segment === null || url?.origin !== window.location.origin) return null;
  const [line, seconds] = [url.searchParams.get('content_id'), url.searchParams.get('timestamp')];
  return {
    line: Number(line ?? 0),
    segment,
    seconds: seconds === null ? null : Number(seconds),
    page: null,
  };
}

/** A citation in the text: a click goes to the place, and its address can be opened elsewhere. */
function CitedLink({ href, place, children }: { href: string; place: Place; children: ReactNode }) {
  const jump = useJump();
  return (
    <a
      className={classes['cite']}
      href={href}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        jump(place);
      }}
    >
      {children}
    </a>
  );
}

function elementOf(element: Element, key: number): ReactNode {
  const name = element.localName;
  if (neverText.has(name)) return null;
  if (empty.has(name)) return createElement(name, { key });
  const children = nodesOf(element);
  const place = name === 'a' ? citedPlace(element) : null;
  if (place !== null)
    return (
      <CitedLink key={key} href={element.getAttribute('href') ?? ''} place={place}>
        {children}
      </CitedLink>
    );
  const href = name === 'a' ? safeHref(element.getAttribute('href')) : null;
  if (name === 'a' && href !== null)
    return (
      <a key={key} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  // The page has its own first heading; here it is the largest of the second ones.
  if (name === 'h1') return createElement('h2', { key, 'data-largest': true }, children);
  return createElement(
    shown.has(name) && name !== 'a' ? name : Fragment,
    { key, ...spansOf(element) },
    children,
  );
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
