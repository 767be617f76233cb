import { contract } from '@ecco/contract/schemas';
import type { Plugin } from 'vite';

const id = 'virtual:contract';

/** Verbs, paths and shapes of the routes as the client needs them, without schemas, words and access. */
const routes = Object.fromEntries(
  Object.entries(contract).map(([noun, procedures]) => [
    noun,
    Object.fromEntries(
      Object.entries(procedures).map(
        ([
          verb,
          {
            '~orpc': { route },
          },
        ]) => {
          const { method, path, inputStructure, outputStructure } = route;
          return [
            verb,
            { '~orpc': { errorMap: {}, meta: {}, route: { method, path, inputStructure, outputStructure } } },
          ];
        },
      ),
    ),
  ]),
);

/** Hands the client the route table as plain data. */
export const contractPlugin = (): Plugin => ({
  name: 'contract-as-data',
  resolveId: (source) => (source === id ? `\0${id}` : null),
  load: (source) => (source === `\0${id}` ? `export const contract = ${JSON.stringify(routes)};` : null),
});
