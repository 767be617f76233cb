import type { Noun } from '../connection/noun.ts';
import { createIdentityRepository } from './identity.repository.ts';

export type {
  IdentityCondition,
  IdentityModel,
  IdentityQuery,
  IdentityRecord,
  IdentityRepository,
} from './identity.repository.ts';

export const noun = {
  tables: {},
  repository: createIdentityRepository,
} satisfies Noun;
