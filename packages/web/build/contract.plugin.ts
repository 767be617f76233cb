import { contract } from '@ecco/contract/schemas';
import type { Plugin } from 'vite';

const id = 'virtual:contract';

/** Methods and paths of the routes as the client needs them, without schemas, words and access. */
const routes = Object.fromEntries(
  Object.entries(contract).map(([noun, procedures]) => [
    noun,
    Object.fromEntries(
      Object.entries(procedures).map(([verb, { '~orpc': procedure }]) => [
        verb,
        [procedure.route.method, procedure.route.path],
      ]),
    ),
  ]),
);

/** Hands the client the route table as plain data. */
export const contractPlugin = (): Plugin => ({
  name: 'contract-as-data',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) => (source === `\0${id}` ? `export const routes = ${JSON.stringify(routes)};` : null),
});
