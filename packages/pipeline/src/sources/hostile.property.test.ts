import { afterAll, describe, expect, it } from 'vitest';
import { hostileSources } from '../testing/hostile-source.fixture.ts';
import { isSaid, readings } from '../testing/source-readers.fixture.ts';
import { createWorkPool } from '../work/work-pool.ts';

const pool = createWorkPool({ maxThreads: 1 });
afterAll(() => pool.close());

/** A paper or a picture has a process of its own for each, a quarter of a second. */
const inProcesses: readonly string[] = ['readPdf', 'redrawPicture'];
const countOf = (reader: string): number => (inProcesses.includes(reader) ? 2 : 12);

describe('a hostile source', () => {
  it.each(readings)(
    'of the form $form ends $reader with a value or with its own words',
    async ({ form, reader, read }) => {
      for (const bytes of hostileSources(form, { seed: 1, count: countOf(reader) })) {
        const fault = await read(pool, bytes).then(
          () => null,
          (error: unknown) => (isSaid(error) ? null : error),
        );
        expect(fault).toBeNull();
      }
    },
  );
});
