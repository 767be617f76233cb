import type { FastifyInstance } from 'fastify';
import { pathNotFound } from '../request/failure/request.errors.ts';

type SiteFiles = {
  siteUrl: () => string;
  /** Where people write to; null where the configuration names nobody. */
  contactEmail: string | null;
  now: () => number;
};

const dayMs = 86_400_000;
/** RFC 9116 asks for an end within a year, so that nobody writes to who is long gone. */
const contactDays = 180;

/** Programs have the API and its limits; pages say themselves which of them are of no use to a search engine. */
const robots = ['User-agent: *', 'Disallow: /v2/', 'Disallow: /ws/', 'Disallow: /media-files/', ''].join(
  '\n',
);

/** What other programs ask every site for: who may look around, and whom to tell of a hole. */
export function siteFileRoutes(app: FastifyInstance, { siteUrl, contactEmail, now }: SiteFiles): void {
  app.get('/robots.txt', (_request, reply) =>
    reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(robots),
  );
  app.get('/.well-known/security.txt', (_request, reply) => {
    if (contactEmail === null) throw pathNotFound();
    const today = Math.floor(now() / dayMs);
    const lines = [
      `Contact: mailto:${contactEmail}`,
      `Expires: ${new Date((today + contactDays) * dayMs).toISOString()}`,
      'Preferred-Languages: en',
      `Canonical: ${siteUrl()}/.well-known/security.txt`,
      '',
    ];
    return reply.type('text/plain; charset=utf-8').send(lines.join('\n'));
  });
}
