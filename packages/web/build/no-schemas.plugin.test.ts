import { build } from 'vite';
import { expect, it } from 'vitest';
import { noSchemasPlugin } from './no-schemas.plugin.ts';

const entry = 'virtual:entry';

/** Builds a client of one file with this text; nothing is written. */
const built = (text: string) =>
  build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? text : null),
      },
      noSchemasPlugin(),
    ],
    build: { write: false, rolldownOptions: { input: entry } },
  });

it('refuses a build that ships the schema library', async () => {
  await expect(built("import { z } from 'zod'; console.log(z.string());")).rejects.toThrow(
    /would ship the schema library: .*zod/,
  );
});

it('refuses what brings it by the schemas of the contract', async () => {
  const text = "import { ErrorBody } from '@ecco/contract/schemas'; console.log(ErrorBody.parse({}));";
  await expect(built(text)).rejects.toThrow(/would ship the schema library/);
});

it('lets a client pass that takes only what the contract has without schemas', async () => {
  const text = "import { limits } from '@ecco/contract'; console.log(limits.perPageDefault);";
  await expect(built(text)).resolves.toBeDefined();
});
