import { defineConfig } from 'vitest/config';

// The test files of a project share its processes, two at a time, and the modules in them, since loading these takes
// longer than most tests. So a test leaves behind nothing that another could find: no changed variable of the process,
// no timer, no open store. A room is tested alone by its path: `npx vitest run packages/engine`.

// What tests make lives for one of them: with more room for it, it is gone before it is moved to where it lasts.
const roomy = ['--max-semi-space-size=64'];

// As the scripts that start the product do: less than half the CPU time until its server is imported.
const quickImports = new URL('scripts/process/import-quickly.ts', import.meta.url).href;

// Node runs what it runs in the product: it takes the types off by itself, calls between modules go nowhere else, and
// what was compiled once is kept. Modules cannot be mocked then, which no test may do.
const asTheProduct = {
  environment: 'node',
  isolate: false,
  execArgv: [...roomy, '--import', quickImports],
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

// How long a test may take that hangs, in ms, and nothing more: how fast things are is told by benchmarks. Databases and
// threads of their own take minutes on a machine that does much else.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'node',
          include: [
            'packages/!(store|web)/src/**/*.test.ts',
            'packages/web/build/**/*.test.ts',
            'scripts/**/*.test.ts',
            'eval/**/*.test.ts',
          ],
          ...asTheProduct,
          ...patience,
        },
      },
      {
        // By itself, since it begins with a PostgreSQL server.
        test: {
          name: 'store',
          include: ['packages/store/src/**/*.test.ts'],
          globalSetup: ['packages/store/src/testing/run.setup.ts'],
          ...asTheProduct,
          ...patience,
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: {
          name: 'web',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          // Not taken over from above, and projects that differ in it do not run together.
          maxWorkers: 2,
          isolate: false,
          execArgv: roomy,
          ...patience,
        },
      },
    ],
  },
});
