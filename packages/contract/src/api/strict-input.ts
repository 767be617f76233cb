import type { AnyContractProcedure } from '@orpc/contract';
import { z } from 'zod';
import { type Access, isAudited } from './access.ts';

type RouteTable = Record<string, Record<string, AnyContractProcedure>>;

/**
 * The same table, in which every call by which an admin changes something refuses fields that it does not know: of a
 * misspelled field it would answer 200 and change nothing.
 */
export function refusingUnknownFields<Table extends RouteTable>(table: Table): Table {
  for (const procedure of Object.values(table).flatMap((routes) => Object.values(routes))) {
    const route = procedure['~orpc'];
    const { access }: { access?: Access } = route.meta;
    if (access !== undefined && isAudited(access) && route.inputSchema instanceof z.ZodObject)
      route.inputSchema = route.inputSchema.strict();
  }
  return table;
}
