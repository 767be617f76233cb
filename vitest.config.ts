import { defineConfig } from 'vitest/config';

// The test files of a room share a process and its modules, since loading these takes longer than most tests. So a test
// leaves behind nothing that another could find: no changed variable of the process, no timer, no open store.
// One project for each room, so that a room can be tested alone: `npx vitest run --project engine`.
const nodeRooms = ['domain', 'contract', 'engine', 'models', 'store', 'pipeline', 'server', 'factories'];

// How long a test may take that hangs, in ms, and nothing more: how fast things are is told by benchmarks. Databases and
// threads of their own take minutes on a machine that does much else.
const patience = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      ...nodeRooms.map((room) => ({
        test: {
          name: room,
          include: [`packages/${room}/src/**/*.test.ts`],
          environment: 'node',
          isolate: false,
          globalSetup: room === 'store' ? ['packages/store/src/testing/run.setup.ts'] : [],
          ...patience,
        },
      })),
      {
        test: {
          name: 'tools',
          include: ['scripts/**/*.test.ts', 'eval/**/*.test.ts', 'packages/web/build/**/*.test.ts'],
          environment: 'node',
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
          ...patience,
        },
      },
    ],
  },
});
