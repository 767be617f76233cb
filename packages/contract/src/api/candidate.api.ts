import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import {
  Candidate,
  CandidateCounts,
  CandidateIds,
  CandidateRule,
  CandidatesDecided,
  CandidatesPagination,
  CandidatesQuery,
  NewCandidateRule,
} from '../noun/candidate.schema.ts';
import { NodeName } from '../noun/organization.schema.ts';
import { curate, inspect } from './access.ts';
import { get, put, remove } from './route.ts';

const ById = z.object({ id: z.uuid() });
const OfOrganization = z.object({ id: NodeName });

export const candidateApi = {
  list: get('/manage/candidates', 'What crawls found for an organization', inspect)
    .input(CandidatesQuery)
    .output(
      z.object({
        candidates: z.array(Candidate),
        organization_id: z.uuid(),
        organization_slug: z.string(),
        organization_name: z.string(),
        last_crawled: z.iso.datetime().nullable(),
        counts: CandidateCounts,
        pagination: CandidatesPagination,
      }),
    ),
  approve: put('/manage/candidates/{id}/approve', 'Approve a candidate: it comes into the library', curate)
    .input(ById)
    .output(CandidatesDecided),
  reject: put('/manage/candidates/{id}/reject', 'Reject a candidate: it is never proposed again', curate)
    .input(ById)
    .output(CandidatesDecided),
  approveMany: put('/manage/candidates/approve', 'Approve candidates', curate)
    .input(CandidateIds)
    .output(CandidatesDecided),
  rejectMany: put('/manage/candidates/reject', 'Reject candidates', curate)
    .input(CandidateIds)
    .output(CandidatesDecided),
  undo: put(
    '/manage/candidates/undo',
    'Put decided candidates back, and take out what they brought in just now',
    curate,
  )
    .input(CandidateIds)
    .output(CandidatesDecided),

  rules: get('/manage/org/{id}/candidate_rules', 'What is approved by itself for an organization', inspect)
    .input(OfOrganization)
    .output(z.object({ rules: z.array(CandidateRule) })),
  putRule: put(
    '/manage/org/{id}/candidate_rules',
    'Approve by itself what a source brings from a value on',
    curate,
  )
    .input(OfOrganization.extend(NewCandidateRule.shape))
    .output(z.object({ rules: z.array(CandidateRule), approved: z.number().int() })),
  removeRule: remove(
    '/manage/org/{id}/candidate_rules/{ruleId}',
    'Have a source decided by hand again',
    curate,
  )
    .input(OfOrganization.extend({ ruleId: z.uuid() }))
    .output(Message),

  hub: get(
    '/manage/hub/{identifier}',
    'A hub with the candidates of the organizations that it follows',
    inspect,
  )
    .input(z.object({ identifier: NodeName }))
    .output(
      z.object({
        uuid: z.uuid(),
        slug: z.string(),
        title: z.string(),
        org_slugs: z.array(z.string()),
        followed_orgs: z.array(
          z.object({
            id: z.uuid(),
            slug: z.string(),
            name: z.string(),
            last_crawled_date: z.iso.datetime().nullable(),
            /** The same as `last_crawled_date`. */
            last_crawled: z.iso.datetime().nullable(),
            /** How many candidates were approved, and how many wait. */
            approved: z.number().int(),
            new: z.number().int(),
          }),
        ),
      }),
    ),
};
