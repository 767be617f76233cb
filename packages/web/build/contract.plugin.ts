import { contract } from '@ecco/contract/schemas';
import { minifyContractRouter } from '@orpc/contract';
import type { Plugin } from 'vite';

const id = 'virtual:contract';

/** Hands the client the route table as plain data: paths and verbs without the schemas, so zod stays out of the bundle. */
export const contractPlugin = (): Plugin => ({
  name: 'contract-as-data',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) =>
    source === `\0${id}`
      ? `export const contract = ${JSON.stringify(minifyContractRouter(contract))};`
      : null,
});
