import { bounceOutcomes } from '@ecco/domain';
import { z } from 'zod';
import { takeBounce } from './access.ts';

/** Stands beside the route table: the body is the message itself, as a mail server has it. */
export const bounceRoute = {
  method: 'POST',
  path: '/v2/mail_bounces',
  summary: 'Hand in a report that a mail came back, as the mail server of the operator',
  access: takeBounce,
  mediaType: 'message/rfc822',
  tokenHeader: 'x-bounce-token',
  result: z.object({ outcome: z.enum(bounceOutcomes) }),
} as const;
