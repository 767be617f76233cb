import type { CandidateVerdict } from '@ecco/domain';
import type { Candidate } from '@ecco/engine';
import type { NewCandidate } from '@ecco/store';
import { ask, type Engines } from '../work/engine-chain.ts';
import { failureOf } from '../work/failure.ts';
import type { CrawlSubject, UnjudgedCandidate } from './candidate.type.ts';

const textMax = 60_000;

/** What the engine is asked about a find. */
function candidateOf(
  { kind, content, draft: _draft, text, personId, isOwn }: UnjudgedCandidate,
  subject: CrawlSubject,
): Candidate {
  const person = subject.people.find(({ id }) => id === personId);
  return {
    context: {
      kind,
      title: content.title,
      description: content.description ?? '',
      showName: content.podcast_name,
      people: content.people.map((name) => ({ name, role: null, provenance: 'publisher' as const })),
    },
    personName: person?.name ?? null,
    organizationName: subject.organization.name,
    text: text.slice(0, textMax),
    isOwn,
    isOfMeeting: kind === 'meeting' || content.day !== null,
  };
}

/** A find that nobody is asked about. */
export function unjudged(
  { text: _text, isOwn: _isOwn, ...candidate }: UnjudgedCandidate,
  crawlId: string,
): NewCandidate {
  return { ...candidate, verdict: null, error: null, crawlId };
}

/** A find with what the engine thinks of it, or why it could not be judged. Rejects only when the signal does. */
export async function judge(
  engines: Engines,
  unjudgedCandidate: UnjudgedCandidate,
  { subject, crawlId, signal }: { subject: CrawlSubject; crawlId: string; signal: AbortSignal },
): Promise<NewCandidate> {
  let [verdict, error]: [CandidateVerdict | null, string | null] = [null, null];
  try {
    const input = candidateOf(unjudgedCandidate, subject);
    const made = await ask(engines, {
      task: 'classifyCandidate',
      port: (ports) => ports.classifyCandidate,
      input,
      signal,
    });
    verdict = made.value;
  } catch (fault) {
    signal.throwIfAborted();
    error = failureOf(fault, 'crawl').message;
  }
  return { ...unjudged(unjudgedCandidate, crawlId), verdict, error };
}
