import type { GoogleSignIn } from '@ecco/contract';
import type { FastifyInstance } from 'fastify';

// What no page of ours uses, so that nothing that gets into one can; the embedded players need the rest.
const permissions =
  'camera=(), microphone=(), geolocation=(), display-capture=(), midi=(), payment=(), usb=(), serial=(), hid=()';

/** What the issuer's button needs: its script, and the folder of its frame, its calls and its style. */
type Button = { script: string[]; folder: string[] };

/** A source of a policy: an address may hold signs that would end the directive. */
const policySource = ({ origin, pathname }: URL): string =>
  origin + pathname.replaceAll(';', '%3B').replaceAll(',', '%2C');

function buttonOf(google: GoogleSignIn | null): Button {
  if (google === null) return { script: [], folder: [] };
  const script = new URL(google.script_url);
  return { script: [policySource(script)], folder: [policySource(new URL('.', script))] };
}

const videoSites = [
  'https://www.youtube-nocookie.com',
  'https://www.youtube.com',
  'https://player.vimeo.com',
];

const pagePolicy = (frameAncestors: string, { script, folder }: Button): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", ...script].join(' '),
    // The component library sets its variables in style elements; styles cannot run code.
    ["style-src 'self' 'unsafe-inline'", ...folder].join(' '),
    // Pictures of sources come through the product, so that nobody else hears who reads what.
    "img-src 'self' data:",
    "media-src 'self' blob: https: http:",
    "font-src 'self'",
    ["connect-src 'self'", ...folder].join(' '),
    "worker-src 'self'",
    ["frame-src 'self'", ...videoSites, ...folder].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    `frame-ancestors ${frameAncestors}`,
  ].join('; ');

export type PagePolicies = { page: string; embed: string };

/**
 * Pages run no inline script and may be framed by ourselves alone, except the player made for embedding, where
 * nobody signs in. Google gets in only where signing in with it is configured.
 */
export const pagePolicies = (google: GoogleSignIn | null): PagePolicies => ({
  page: pagePolicy("'self'", buttonOf(google)),
  embed: pagePolicy('*', buttonOf(null)),
});

export const contentPolicy = {
  /** Kept files: a PDF is shown inside our own pages. */
  file: "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  data: "default-src 'none'; frame-ancestors 'none'",
  /** Chunks of the web client, which obey the policy of the page that loads them. */
  asset: "default-src 'none'",
} as const;

/** The older header says the same as the policy, for what does not read policies; it cannot say "everybody". */
const frameOptions: Readonly<Record<string, string>> = { "'self'": 'SAMEORIGIN', "'none'": 'DENY' };

function frameOptionsOf(policy: unknown): Record<string, string> {
  const ancestors = /frame-ancestors ([^;]+)/.exec(String(policy))?.[1] ?? '';
  const option = frameOptions[ancestors.trim()];
  return option === undefined ? {} : { 'x-frame-options': option };
}

/** Where the chunks of the web client are; nothing else is. */
export const assetsPath = '/assets/';

type SecureHeaders = { https: boolean; google: GoogleSignIn | null };

/**
 * On every answer; that of TLS where the configured address has it, or a trusted proxy says that it was asked by TLS; pages and files replace the policy with their own. The chunks of the web client go without what only
 * a document obeys: over the twenty of a first visit it would weigh as much as the script of a page.
 */
export function secureHeaders(app: FastifyInstance, { https, google }: SecureHeaders): void {
  const always = {
    'x-content-type-options': 'nosniff',
    'content-security-policy': contentPolicy.data,
  };
  const transport = { 'strict-transport-security': 'max-age=31536000' };
  const document = {
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': permissions,
    // Google's window hands the credential to the page that opened it.
    'cross-origin-opener-policy': google === null ? 'same-origin' : 'same-origin-allow-popups',
  };
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(always);
    if (https || request.protocol === 'https') void reply.headers(transport);
    if (!request.url.startsWith(assetsPath)) void reply.headers(document);
  });
  app.addHook('onSend', async (_request, reply) => {
    void reply.headers(frameOptionsOf(reply.getHeader('content-security-policy')));
  });
}
