import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contractPlugin } from './build/contract.plugin.ts';
import { fontPreloadPlugin } from './build/font-preload.plugin.ts';
import { noSchemasPlugin } from './build/no-schemas.plugin.ts';
import { pageChunksPlugin } from './build/page-chunks.plugin.ts';
import { precompressPlugin } from './build/precompress.plugin.ts';

const api = process.env['ECCO_API'] ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    react(),
    contractPlugin(),
    noSchemasPlugin(),
    fontPreloadPlugin(),
    pageChunksPlugin(),
    precompressPlugin(),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 700,
    rolldownOptions: {
      // Left alone, a file is made of every set of pages that share something: dozens of requests, badly compressed.
      output: {
        codeSplitting: {
          groups: [
            { name: 'first', tags: ['$initial'], priority: 2 },
            // Beside the small parts that pages share, they would come to pages on which nothing is typed.
            {
              name: 'fields',
              test: /@mantine\/core\/.*\/(?:Input|InputBase|CloseButton|Textarea|TextInput|PasswordInput)(?:\/|\.css)/,
              priority: 1,
            },
            // What many pages share is one file; what a few share is divided by who they are.
            { name: 'common', minShareCount: 4, priority: 1 },
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
