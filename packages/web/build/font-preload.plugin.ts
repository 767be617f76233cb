import type { Plugin } from 'vite';

const firstSeen = /(inter|source-serif-4)-latin-wght-normal.*\.woff2$/;

/** Preloads the two faces that the first paint needs; the rest come when a page uses them. */
export const fontPreloadPlugin = (): Plugin => ({
  name: 'font-preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, context) =>
      Object.keys(context.bundle ?? {})
        .filter((file) => firstSeen.test(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
          injectTo: 'body-prepend' as const,
        })),
  },
});
