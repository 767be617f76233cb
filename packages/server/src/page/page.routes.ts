// The web client: its built files, and its page for every other path. The page of an item carries the item's
// title and description; a path that is no page of ours is served the same, since the client takes it for an
// address to take in.

import { join } from 'node:path';
import { pathOf } from '@ecco/contract';
import type { Store } from '@ecco/store';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendFailure } from '../http/failures.ts';
import { contentPolicy } from '../http/security-headers.ts';
import { methodNotAllowed, pathNotFound } from '../request/request.errors.ts';
import { headOfItem, type PageHead, renderPage } from './page-head.ts';
import { pageTemplate } from './page-template.ts';

export type PageParts = {
  /** The built web room. */
  directory: string;
  store: Pick<Store, 'items'>;
  product: string;
  /** Written on the page, whose words follow it. */
  brand: string;
  siteUrl: () => string;
};

/** Pages of one item; the last part of the path is its slug or uuid. */
const itemPages = ['/ep', '/ea', '/vid', '/va', '/doc', '/article', '/earnings', '/event', '/embed'];
/** D5: resolved here, and led on to the page of whatever kind the item is. */
const crossroads = ['/conversation', '/media'];
/** Paths that are never pages, so that a missing one is an error and not a page. */
const notPages = /^\/(v2|assets|media-files|sample-files|ws|metrics|healthz|readyz)(\/|\?|$)/;

type ItemRequest = FastifyRequest<{ Params: { id: string } }>;

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

type FileOptions = { root: string; prefix: string; wildcard: boolean; cacheControl: string };

async function serveFiles(app: FastifyInstance, options: FileOptions): Promise<void> {
  const { cacheControl, ...where } = options;
  await app.register(fastifyStatic, {
    ...where,
    index: false,
    decorateReply: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['index.html', 'assets/**', '**/*.br', '**/*.gz'],
    setHeaders(reply) {
      void reply.headers({ 'cache-control': cacheControl, 'content-security-policy': contentPolicy.page });
    },
  });
}

/** Assets are looked up when they are asked for: a new build brings others. */
async function serveBuild(app: FastifyInstance, directory: string): Promise<void> {
  await serveFiles(app, {
    root: join(directory, 'assets'),
    prefix: '/assets/',
    wildcard: true,
    cacheControl: 'public, max-age=31536000, immutable',
  });
  await serveFiles(app, {
    root: directory,
    prefix: '/',
    wildcard: false,
    cacheControl: 'public, max-age=3600',
  });
}

/** Mounts the web client, and answers whatever no other route does. */
export async function pageRoutes(app: FastifyInstance, parts: PageParts): Promise<void> {
  const { directory, store, product, brand, siteUrl } = parts;
  const template = pageTemplate(directory);
  const home: PageHead = { title: product, description: null, url: null, image: null, type: 'website' };
  const render = (head: PageHead): string => renderPage(template(), { brand, head });

  const sendPage = (reply: FastifyReply, html: string, policy: string = contentPolicy.page): FastifyReply =>
    reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': policy })
      .send(html);

  await serveBuild(app, directory);
  app.get('/', (_request, reply) => sendPage(reply, render(home)));

  for (const path of itemPages) {
    const policy = path === '/embed' ? contentPolicy.embed : contentPolicy.page;
    app.get(`${path}/:id`, async (request: ItemRequest, reply) => {
      const found = await store.items.find(request.params.id);
      if (!found) return sendPage(reply.code(404), render(home), policy);
      request.event.item = found.item.id;
      return sendPage(reply, render(headOfItem(found, { product, url: siteUrl() })), policy);
    });
  }

  for (const path of crossroads)
    app.get(`${path}/:id`, async (request: ItemRequest, reply) => {
      const found = await store.items.find(request.params.id);
      if (!found) return sendPage(reply.code(404), render(home));
      const { kind, slug, id } = found.item;
      return reply.redirect(encodeURI(pathOf({ kind, slug, uuid: id })) + queryOf(request.url), 302);
    });

  app.setNotFoundHandler((request, reply) => {
    if (notPages.test(request.url)) return sendFailure(request, reply, pathNotFound());
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendFailure(request, reply, methodNotAllowed(['GET', 'HEAD']));
    return sendPage(reply, render(home));
  });
}
