import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contractPlugin } from './build/contract.plugin.ts';
import { firstViewOf } from './build/first-view.ts';
import { fontPreloadPlugin } from './build/font-preload.plugin.ts';
import { noSchemasPlugin } from './build/no-schemas.plugin.ts';
import { pageChunksPlugin } from './build/page-chunks.plugin.ts';
import { precompressPlugin } from './build/precompress.plugin.ts';
import { unusedColors } from './build/unused-colors.ts';
import { wordsPlugin } from './build/words.plugin.ts';

const api = process.env['ECCO_API'] ?? 'http://localhost:3000';

const source = (path: string): string => fileURLToPath(new URL(`src/${path}`, import.meta.url));

export default defineConfig({
  plugins: [
    react(),
    contractPlugin(),
    wordsPlugin(),
    noSchemasPlugin(),
    fontPreloadPlugin(),
    pageChunksPlugin(),
    precompressPlugin(),
  ],
  css: { postcss: { plugins: [unusedColors()] } },
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Of a library that exports thousands of things, such as the icons, only what is taken is read: 390 MB less.
      experimental: { lazyBarrel: true },
      // On a slow machine whoever starts for the first time would be shown which plugin took longest.
      checks: { bundlerTimings: false },
      // Left alone, a file is made of every set of pages that share something: dozens of requests, badly compressed.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 3 },
            {
              debugName: 'first view of an item',
              name: firstViewOf({
                page: source('app/item/item-routes.tsx'),
                others: [
                  'home/library-page.tsx',
                  'show/show-pages.ts',
                  'list/list-pages.ts',
                  'embed/embed-page.tsx',
                ].map((path) => source(`app/pages/${path}`)),
                own: 'item',
                shared: 'reading',
              }),
              priority: 2,
              includeDependenciesRecursively: false,
            },
            // Beside the small parts that pages share, they would come to pages on which nothing is typed.
            {
              name: 'fields',
              test: /@mantine\/core\/.*\/(?:Input|InputBase|CloseButton|Textarea|TextInput|PasswordInput)(?:\/|\.css)|\/ui\/field\/inputs\.ts/,
              priority: 1,
            },
            // Rows and columns with all that chooses them: an item has none.
            {
              name: 'tables',
              test: /@tanstack\/(?:table-core|react-table)\/|@mantine\/core\/.*\/(?:Table|ScrollArea|Checkbox)(?:\/|\.css)|\/src\/workbench\/table\//,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // The language of searches and the field that completes it: pages on which nothing is searched do without.
            {
              name: 'language',
              test: /\/domain\/src\/search-language\//,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            {
              name: 'completing',
              test: /\/features\/search\/(?:completion|api\/(?:search-values|suggested-terms|widened)|suggest|search-form|use-search-words|use-term-groups)|\/ui\/field\/(?:use-suggestions|suggestion-list|search-box)/,
              priority: 1,
              includeDependenciesRecursively: false,
            },
            // What many pages share is one file; what a few share, and words, are divided by who they are.
            {
              name: 'common',
              minShareCount: 4,
              priority: 1,
              test: /^(?!.*(?:virtual:words|\/features\/(?:search|saved-search|ask|library|list|history|follow)|@mantine\/core|@floating-ui)\/)/,
            },
            { name: 'pages', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 1_500 },
          ],
        },
      },
    },
  },
  test: { setupFiles: ['./src/testing/setup.ts'] },
  server: {
    proxy: {
      '/v2': api,
      '/media-files': api,
      '/sample-files': api,
      '/ws': { target: api, ws: true },
    },
  },
});
