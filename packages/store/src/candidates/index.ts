import { defineNoun } from '../changes/noun.ts';
import { createCandidatesRepository } from './candidate.repository.ts';
import { candidateKeys, candidateRules, candidates } from './candidate.table.ts';

export { candidateKeys, candidateRules, candidates } from './candidate.table.ts';
export type {
  Became,
  CandidateCounts,
  CandidateDraft,
  CandidatesQuery,
  NewCandidate,
} from './candidate.types.ts';
export type { NewRule, RuleAtWork } from './candidate-rule.repository.ts';

const unkept = { silent: 'Candidates are shown to admins alone, who ask for them each time.' };

export const noun = defineNoun({
  tables: { candidateRules, candidates, candidateKeys },
  repository: createCandidatesRepository,
  access: {
    propose: unkept,
    knownKeys: 'reads',
    find: 'reads',
    findByIds: 'reads',
    page: 'reads',
    countsOf: 'reads',
    decide: unkept,
    became: unkept,
    reopen: unkept,
    newFrom: 'reads',
    rulesOf: 'reads',
    putRule: unkept,
    removeRule: unkept,
  },
});
