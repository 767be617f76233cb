import type { Plugin } from 'vite';

const schemaLibrary = /\/node_modules\/zod\//;

/** Refuses a build that ships the schema library: what the client imports of the contract does not need it. */
export const noSchemasPlugin = (): Plugin => ({
  name: 'no-schemas-in-the-client',
  apply: 'build',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type !== 'chunk') continue;
      const brought = file.moduleIds.find((id) => schemaLibrary.test(id));
      if (brought !== undefined) this.error(`${file.fileName} would ship the schema library: ${brought}`);
    }
  },
});
