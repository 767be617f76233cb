// The web client: its built files, and its page for every other path. The page of an item carries the item's
// title and description; a path that is no page of ours is served the same, since the client takes it for an
// address to ingest.

import { join } from 'node:path';
import { pathOf } from '@ecco/contract';
import { type Store, troubleOf } from '@ecco/store';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayReadList } from '../../list/list.policy.ts';
import { reached } from '../../list/open-list.ts';
import type { ActorReader } from '../../request/access/actor.ts';
import { mayDo } from '../../request/access/authorize.ts';
import { sendFailure } from '../../request/failure/failures.ts';
import { databaseAway, methodNotAllowed, pathNotFound } from '../../request/failure/request.errors.ts';
import { assetsPath, contentPolicy, type PagePolicies } from '../../request/http/security-headers.ts';
import { linksOf } from './page-chunks.ts';
import {
  headOfItem,
  headOfList,
  headOfMeeting,
  headOfShow,
  headOfSitePage,
  type PageHead,
  renderPage,
} from './page-head.ts';
import { pageTemplate } from './page-template.ts';
import { isFileAlone, notFoundPage, type SitePage, sitePageOf } from './site-page.ts';

type PageDependencies = {
  /** The built web room. */
  directory: string;
  store: Pick<Store, 'items' | 'shows' | 'lists' | 'meetings' | 'users'>;
  product: string;
  /** Written on the page, whose words follow it. */
  brand: string;
  siteUrl: () => string;
  policies: PagePolicies;
  /** Who asks for a page: its head says nothing that the API would keep from them. */
  actors: ActorReader;
};

/** Pages of one item; the last part of the path is its slug or uuid. */
const itemPages = ['/ep', '/ea', '/vid', '/va', '/doc', '/article', '/earnings', '/embed'];
/** D5: resolved here, and led on to the page of whatever kind the item is. */
const crossroads = ['/conversation', '/media'];
/** Paths that are never pages, so that a missing one is an error and not a page. */
const notPages = /^\/(v2|assets|media-files|sample-files|ws|metrics|healthz|readyz)(\/|\?|$)/;

/** An address that lets somebody in is told to no site that the page loads from, and kept nowhere. */
const secretAddress = { 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' };

/** Pages of one show, by its slug. */
const showPages = [
  { path: '/pod', route: 'podcast.read' },
  { path: '/pub', route: 'podcast.publication' },
] as const;
const listPages = ['/watch', '/hub'];
const uuidShape = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Whether a page was asked for as a part of somebody else's: then anybody may frame it, and nobody is signed in. */
function asksToBeEmbedded(url: string): boolean {
  const [given = '', ...more] = new URLSearchParams(queryOf(url)).getAll('embed');
  // Said twice, the client may understand it otherwise, and would show all its doors in the frame.
  return more.length === 0 && /^(true|1)$/.test(given);
}

type PageContent = { head: PageHead; policy?: string; secret?: boolean };
type ItemRequest = FastifyRequest<{ Params: { id: string } }>;

function queryOf(url: string): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

type FileOptions = { root: string; prefix: string; wildcard: boolean; cacheControl: string; policy: string };

async function serveFiles(app: FastifyInstance, options: FileOptions): Promise<void> {
  const { cacheControl, policy, ...where } = options;
  await app.register(fastifyStatic, {
    ...where,
    index: false,
    decorateReply: false,
    preCompressed: true,
    acceptRanges: false,
    lastModified: false,
    cacheControl: false,
    globIgnore: ['index.html', 'assets/**', '**/*.br', '**/*.gz'],
    setHeaders(reply) {
      void reply.headers({ 'cache-control': cacheControl, 'content-security-policy': policy });
    },
  });
}

/** Assets are looked up when they are asked for: a new build brings others. */
async function serveBuild(app: FastifyInstance, directory: string, policy: string): Promise<void> {
  await serveFiles(app, {
    root: join(directory, 'assets'),
    prefix: assetsPath,
    wildcard: true,
    cacheControl: 'public, max-age=31536000, immutable',
    policy: contentPolicy.asset,
  });
  await serveFiles(app, {
    root: directory,
    prefix: '/',
    wildcard: false,
    cacheControl: 'public, max-age=3600',
    policy,
  });
}

/** Mounts the web client, and answers whatever no other route does. */
export async function pageRoutes(app: FastifyInstance, dependencies: PageDependencies): Promise<void> {
  const { directory, store, product, brand, siteUrl, policies, actors } = dependencies;
  const template = pageTemplate(directory);

  const sendPage = (reply: FastifyReply, { head, policy = policies.page, secret = false }: PageContent) => {
    const { html, chunks } = template();
    const links = reply.statusCode === 200 ? linksOf(chunks, reply.request.url) : '';
    return reply
      .type('text/html; charset=utf-8')
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': policy,
        ...(secret ? secretAddress : {}),
      })
      .send(renderPage(html, { brand, product, siteUrl: siteUrl(), head, links }));
  };

  const shownOf = (page: SitePage | null): PageContent => ({
    head: headOfSitePage(page, product),
    secret: page?.secret ?? false,
  });

  /** For whom the API keeps the thing from: its name does not stand in the head of their page either. */
  const sendUntold = ({ url }: FastifyRequest, reply: FastifyReply) =>
    sendPage(reply, shownOf(sitePageOf(url)));

  /** While the database is away the page is sent without what it would tell: it says so, and goes on by itself. */
  const orUntold =
    (send: (request: ItemRequest, reply: FastifyReply) => Promise<FastifyReply>) =>
    async (request: ItemRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        return await send(request, reply);
      } catch (error) {
        if (troubleOf(error) === null) throw error;
        request.event.error = error;
        const { statusCode, headers } = databaseAway();
        return sendUntold(request, reply.code(statusCode).headers(headers));
      }
    };

  await serveBuild(app, directory, policies.page);
  app.get('/', (_request, reply) => sendPage(reply, shownOf(null)));

  for (const path of itemPages)
    app.get(
      `${path}/:id`,
      orUntold(async (request, reply) => {
        const framed = path === '/embed' || asksToBeEmbedded(request.url);
        const policy = framed ? policies.embed : policies.page;
        const itemWithShow = await store.items.find(request.params.id);
        if (!itemWithShow) return sendPage(reply.code(404), { ...shownOf(notFoundPage), policy });
        request.event.item = itemWithShow.item.id;
        return sendPage(reply, { head: headOfItem(itemWithShow, { product, url: siteUrl() }), policy });
      }),
    );

  app.get(
    '/event/:id',
    orUntold(async (request, reply) => {
      const policy = asksToBeEmbedded(request.url) ? policies.embed : policies.page;
      const site = { product, url: siteUrl() };
      const meeting = await store.meetings.find(request.params.id);
      if (meeting) return sendPage(reply, { head: headOfMeeting(meeting, site), policy });
      const match = await store.items.find(request.params.id);
      if (!match) return sendPage(reply.code(404), { ...shownOf(notFoundPage), policy });
      request.event.item = match.item.id;
      return sendPage(reply, { head: headOfItem(match, site), policy });
    }),
  );

  for (const { path, route } of showPages)
    app.get(
      `${path}/:id`,
      orUntold(async (request, reply) => {
        if (!mayDo(route, await actors.readerOf(request))) return sendUntold(request, reply);
        const show = await store.shows.findBySlug(request.params.id);
        if (!show || show.ignoredAt !== null) return sendPage(reply.code(404), shownOf(notFoundPage));
        const site = { product, url: siteUrl() };
        return sendPage(reply, { head: headOfShow(show, `${path}/${show.slug}`, site) });
      }),
    );

  for (const path of listPages)
    app.get(
      `${path}/:id`,
      orUntold(async (request, reply) => {
        const { id } = request.params;
        const reader = await actors.readerOf(request);
        if (!mayDo('list.read', reader)) return sendUntold(request, reply);
        const list = uuidShape.test(id) ? await store.lists.findById(id) : null;
        if (!list) return sendPage(reply.code(404), shownOf(notFoundPage));
        if (!mayReadList(await reached(store, list, reader), reader)) return sendUntold(request, reply);
        return sendPage(reply, { head: headOfList(list, { product, url: siteUrl() }) });
      }),
    );

  for (const path of crossroads)
    app.get(
      `${path}/:id`,
      orUntold(async (request, reply) => {
        const result = await store.items.find(request.params.id);
        if (!result) return sendPage(reply.code(404), shownOf(notFoundPage));
        const { kind, slug, id } = result.item;
        return reply.redirect(encodeURI(pathOf({ kind, slug, uuid: id })) + queryOf(request.url), 302);
      }),
    );

  app.setNotFoundHandler((request, reply) => {
    if (notPages.test(request.url) || isFileAlone(request.url))
      return sendFailure(request, reply, pathNotFound());
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return sendFailure(request, reply, methodNotAllowed(['GET', 'HEAD']));
    return sendPage(reply, shownOf(sitePageOf(request.url)));
  });
}
