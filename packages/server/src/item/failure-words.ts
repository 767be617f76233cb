import type { Item } from '@ecco/store';
import { z } from 'zod';
import type { Actor } from '../request/access/actor.ts';

const Failed = z.object({ failure: z.object({ code: z.string() }).nullish() });

/** Failures of these parts say what an operator has to do; those of sources are about the source itself. */
const forOperators = /^(?:work|transcriber|stage|speech|store)\./;

/** What sources, addresses and intake say is made for who gave the source: the reason and what can be done. */
const forSenders = /^(?:source|fetch|ingest|file)\./;

const firstSentence = /^.*?[.!?](?=\s|$)/s;

type Failing = Pick<Item, 'status' | 'statusMessage' | 'meta'>;

/**
 * Why an item failed, and what who gave its source can do; null where only whoever operates the installation can make use of
 * the reason. Of an item that did not fail it is what its status says.
 */
export function wordsForReaders({ status, statusMessage, meta }: Failing): string | null {
  if (status !== 'FAILED' || statusMessage === null) return statusMessage;
  const { failure } = Failed.safeParse(meta).data ?? {};
  if (failure && forOperators.test(failure.code)) return null;
  if (failure && forSenders.test(failure.code)) return statusMessage;
  return firstSentence.exec(statusMessage)?.[0] ?? statusMessage;
}

/** The reason as it is told to somebody: to admins in the operator's words, to others as `wordsForReaders` has it. */
export const failureWordsFor = (item: Failing, { role }: Pick<Actor, 'role'>): string | null =>
  role === 'admin' ? item.statusMessage : wordsForReaders(item);
