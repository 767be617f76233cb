import { defineConfig } from 'vitest/config';

// The test files of a room share a process and its modules, since loading these takes longer than most tests. So a test
// leaves behind nothing that another could find: no changed variable of the process, no timer, no open store.
// One project for each room, so that a room can be tested alone: `npx vitest run --project engine`.
const nodeRooms = ['domain', 'contract', 'engine', 'models', 'store', 'pipeline', 'server', 'factories'];

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
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
      {
        test: {
          name: 'tools',
          include: ['scripts/**/*.test.ts', 'eval/**/*.test.ts', 'packages/web/build/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
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
        },
      },
    ],
  },
});
