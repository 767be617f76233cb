import { candidatesChanged } from '../changes/change.ts';
import { defineNoun } from '../changes/noun.ts';
import { createCandidatesRepository } from './candidate.repository.ts';
import { candidateKeys, candidateRules, candidates } from './candidate.table.ts';
import type { CandidateDraft } from './candidate.types.ts';

export { candidateKeys, candidateRules, candidates } from './candidate.table.ts';
export type {
  CandidateCounts,
  CandidateDraft,
  CandidateResult,
  CandidatesQuery,
  NewCandidate,
} from './candidate.types.ts';
export type { NewRule, RuleAtWork } from './candidate-rule.repository.ts';

const unpublished = {
  silent: 'Nobody keeps what candidates became, or rules: admins ask for them each time.',
};

const ofTheirOwners = (decided: readonly CandidateDraft[]) =>
  [...new Set(decided.map(({ organizationId }) => organizationId))].map(candidatesChanged);

export const candidatesNoun = defineNoun({
  tables: { candidateRules, candidates, candidateKeys },
  repository: createCandidatesRepository,
  access: {
    propose: {
      changes: (added, organizationId) => (added?.length ? [candidatesChanged(organizationId)] : []),
    },
    knownKeys: 'reads',
    find: 'reads',
    findByIds: 'reads',
    page: 'reads',
    countsOf: 'reads',
    decide: { changes: ofTheirOwners },
    became: unpublished,
    reopen: { changes: ofTheirOwners },
    newFrom: 'reads',
    rulesOf: 'reads',
    putRule: unpublished,
    removeRule: unpublished,
  },
});
