import type { FastifyReply, FastifyRequest } from 'fastify';
import type { RouteName } from './access/route-policy.ts';
import { escapeHtml } from './http/escape-html.ts';
import { summaryOf } from './http/other-places.ts';

/** Of a value that a link brings; the rest of it says nothing more to who reads. */
const valueMax = 120;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const style = `
  :root { color-scheme: light dark; }
  body { margin: 0; font: 16px/1.5 system-ui, sans-serif; display: grid; place-items: center; min-height: 100vh; }
  main { max-width: 32rem; padding: 2rem 1.25rem; overflow-wrap: anywhere; }
  h1 { font-size: 1.375rem; line-height: 1.3; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: 0.25rem 1rem; }
  dt { opacity: 0.75; } dd { margin: 0; }
  form { display: flex; gap: 1rem; align-items: center; margin: 1.5rem 0; }
  button { font: inherit; padding: 0.5rem 1rem; cursor: pointer; }`;

const cut = (text: string): string => (text.length > valueMax ? `${text.slice(0, valueMax)}…` : text);

const spoken = (name: string): string => name.replaceAll('_', ' ');

type Field = readonly [name: string, value: string];

const queryOf = (url: string): Field[] => [
  ...new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : ''),
];

const paramsOf = ({ params }: FastifyRequest): Field[] =>
  Object.entries(params ?? {}).map(([name, value]): Field => [name, String(value)]);

const fieldHtml = ([name, value]: Field): string =>
  `<dt>${escapeHtml(spoken(name))}</dt><dd>${escapeHtml(cut(value))}</dd>`;

const hidden = ([name, value]: Field): string =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`;

/**
 * The page that asks in the place of doing what an opened link would: it names the act, and its button makes the same call
 * from a page of ours.
 */
function pageOf(route: RouteName, request: FastifyRequest): string {
  const query = queryOf(request.url);
  const [path = ''] = request.url.split('?');
  const act = escapeHtml(summaryOf(route));
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><title>Confirm: ${act}</title><style>${style}</style></head>
<body><main>
<h1>${act}?</h1>
<p>You opened a link that changes something. Nothing has happened yet.</p>
<dl>${[...paramsOf(request), ...query].map(fieldHtml).join('')}</dl>
<form method="post" action="${escapeHtml(path)}">${query.map(hidden).join('')}
<button type="submit">Continue</button> <a href="/home">Cancel</a></form>
<p>If you did not expect this, cancel or close the page.</p>
</main></body></html>
`;
}

/** Asks instead of doing what the link says. */
export const askFirst = (route: RouteName, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply
    .type('text/html; charset=utf-8')
    .headers({ 'content-security-policy': policy, 'cache-control': 'no-store' })
    .send(pageOf(route, request));
