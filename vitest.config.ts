import { defineConfig } from 'vitest/config';

// One project for each room, so that a room can be tested alone: `npx vitest run --project engine`.
const nodeRooms = ['contract', 'engine', 'models', 'store', 'pipeline', 'server'];

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      ...nodeRooms.map((room) => ({
        test: {
          name: room,
          include: [`packages/${room}/src/**/*.test.ts`],
          environment: 'node',
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      })),
      {
        test: {
          name: 'tools',
          include: ['scripts/**/*.test.ts', 'eval/**/*.test.ts'],
          environment: 'node',
          testTimeout: 30_000,
        },
      },
      {
        extends: './packages/web/vite.config.ts',
        root: './packages/web',
        test: { name: 'web', include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
      },
    ],
  },
});
