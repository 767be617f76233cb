import { RequestError } from '../request/failure/request.errors.ts';

export const candidateNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'candidate.not-found', message: 'There is no such candidate.' });

export const alreadyDecided = (how: 'approved' | 'rejected'): RequestError =>
  new RequestError({
    status: 409,
    code: 'candidate.already-decided',
    message: `Someone else has already ${how} this candidate.`,
  });

export const ruleNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'candidate.rule-not-found', message: 'There is no such rule.' });
