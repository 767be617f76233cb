import type { Plugin, Rolldown } from 'vite';

type Page = {
  /** Modules that the page loads after the first bundle. */
  sources: readonly string[];
  /** What it asks the server for before it can show anything; `:id` is the second part of the address. */
  asks: readonly string[];
};

const session = '/v2/session';
const item: Page = {
  sources: ['src/app/item/item-routes.tsx'],
  asks: [session, '/v2/content/:id'],
};
const show: Page = {
  sources: ['src/app/pages/show/show-pages.ts'],
  asks: [session],
};
const list: Page = {
  sources: ['src/app/pages/list/list-pages.ts'],
  asks: [session],
};

/** The pages people land on, by the first part of their address. Whatever is left out here only comes later. */
const pages: Readonly<Record<string, Page>> = {
  home: {
    sources: ['src/app/pages/home/library-page.tsx'],
    asks: [session],
  },
  answer: {
    sources: ['src/app/pages/answer/answer-page.tsx'],
    asks: [session, '/v2/answers/:id'],
  },
  ep: item,
  ea: item,
  vid: item,
  va: item,
  article: item,
  doc: item,
  earnings: item,
  event: {
    sources: ['src/app/pages/meeting/meeting-page.tsx'],
    asks: [session, '/v2/kg/pension_funds/events/:id'],
  },
  embed: {
    sources: ['src/app/pages/embed/embed-page.tsx'],
    asks: ['/v2/content/:id'],
  },
  search: { sources: ['src/app/pages/search/search-page.tsx'], asks: [session] },
  pod: show,
  pub: show,
  tag: show,
  categories: show,
  people: show,
  watch: list,
  hub: list,
};

/** A file and whatever it needs before it can run. */
function addFiles(bundle: Rolldown.OutputBundle, name: string, files: Set<string>): void {
  const chunk = bundle[name];
  if (chunk?.type !== 'chunk' || files.has(name)) return;
  files.add(name);
  for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
  for (const imported of chunk.imports) addFiles(bundle, imported, files);
}

/**
 * Writes page-chunks.json: `{ "ep": { "files": ["assets/….js"], "asks": ["/v2/session"] } }`, without what every page
 * loads anyway. The server names both in the head of the page, so that they come beside the first bundle and not
 * after it.
 */
export const pageChunksPlugin = (): Plugin => ({
  name: 'page-chunks',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const page = bundle['index.html'];
      const html = page?.type === 'asset' ? String(page.source) : '';
      const filesOf = (sources: readonly string[]): string[] => {
        const files = new Set<string>();
        for (const source of sources) {
          const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${source}`));
          if (!chunk) this.error(`${source} is no chunk of its own that a page could load`);
          addFiles(bundle, chunk.fileName, files);
        }
        return [...files].filter((file) => !html.includes(file));
      };
      const byPage = Object.fromEntries(
        Object.entries(pages).map(([name, { sources, asks }]) => [name, { files: filesOf(sources), asks }]),
      );
      this.emitFile({ type: 'asset', fileName: 'page-chunks.json', source: JSON.stringify(byPage) });
    },
  },
});
