import type { FastifyInstance } from 'fastify';

const common = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

const pagePolicy = (frameAncestors: string): string =>
  [
    "default-src 'self'",
    "script-src 'self'",
    // The component library sets its variables in style elements; styles cannot run code.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: https: http:",
    "media-src 'self' blob: https: http:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self' https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

/** Pages run no inline script and may be framed by ourselves alone, except the player made for embedding. */
export const contentPolicy = {
  page: pagePolicy("'self'"),
  embed: pagePolicy('*'),
  /** Kept files: a PDF is shown inside our own pages. */
  file: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  data: "default-src 'none'; frame-ancestors 'none'",
} as const;

/** On every answer; pages and files replace the policy with their own. */
export function secureHeaders(app: FastifyInstance, { https }: { https: boolean }): void {
  const transport = https ? { 'strict-transport-security': 'max-age=31536000' } : {};
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers({ ...common, ...transport, 'content-security-policy': contentPolicy.data });
  });
}
