// An operation that answers under more than one verb or path is one route of the contract, with the others as data
// beside it. Here each of them becomes a place for those that read routes: the router, and the API's description.

import { contract, otherPlacesOf, type Verb } from '@ecco/contract/schemas';
import { type AnyContractProcedure, ContractProcedure } from '@orpc/contract';
import { type AnyProcedure, Procedure } from '@orpc/server';
import { isRouteName, type RouteName } from '../access/route-policy.ts';

type Place = { method: Verb; path: `/${string}`; operationId: string };
type Operation = { name: RouteName; procedure: AnyContractProcedure; others: readonly Place[] };

const operations: readonly Operation[] = Object.entries(contract).flatMap(([noun, procedures]) =>
  Object.entries(procedures).map(([verb, procedure]) => {
    const name = `${noun}.${verb}`;
    if (!isRouteName(name)) throw new Error(`the route ${name} has no row`);
    const others = otherPlacesOf(procedure['~orpc'].meta).map((place, index) => ({
      ...place,
      operationId: `${name}.${index + 2}`,
    }));
    return { name, procedure, others };
  }),
);

/** Every verb and path at which an operation of the contract answers; `operationId` tells those of one apart. */
export const places: readonly (Place & { name: RouteName })[] = operations.flatMap(
  ({ name, procedure, others }) => {
    const { method, path } = procedure['~orpc'].route;
    if (!method || method === 'HEAD' || !path) throw new Error(`the route ${name} is not complete`);
    return [{ method, path, operationId: name }, ...others].map((place) => ({ name, ...place }));
  },
);

/** What a call does, in the words of its route; beside the contract nothing is opened as a link. */
export function summaryOf(name: RouteName): string {
  const procedure = operations.find((operation) => operation.name === name)?.procedure;
  return procedure?.['~orpc'].route.summary ?? 'Make this change';
}

/** The operation that an `operationId` names. */
export const operationOf = (operationId: string): string => operationId.split('.').slice(0, 2).join('.');

/** The contract with a route for each place, for its description. */
export const describedPlaces = () => ({
  ...contract,
  otherPlaces: Object.fromEntries(
    operations.flatMap(({ procedure, others }) =>
      others.map((place) => {
        const route = { ...procedure['~orpc'].route, ...place };
        return [place.operationId, new ContractProcedure({ ...procedure['~orpc'], route })];
      }),
    ),
  ),
});

type Implemented = Readonly<Record<string, Readonly<Record<string, AnyProcedure>>>>;

/** The handlers with a route for each place: one handler answers at all of its places. */
export function atAllPlaces(implemented: Implemented): Record<string, Record<string, AnyProcedure>> {
  const elsewhere = operations.flatMap(({ name, others }) => {
    const [noun = '', verb = ''] = name.split('.');
    const procedure = implemented[noun]?.[verb];
    if (!procedure) throw new Error(`nothing answers ${name}`);
    return others.map((place) => {
      const route = { ...procedure['~orpc'].route, ...place };
      return [place.operationId, new Procedure({ ...procedure['~orpc'], route })] as const;
    });
  });
  // Made anew: the library leaves the contract on what it implements, and would look for routes there alone.
  return { ...Object.fromEntries(Object.entries(implemented)), otherPlaces: Object.fromEntries(elsewhere) };
}
