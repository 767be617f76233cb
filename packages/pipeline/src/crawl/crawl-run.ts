/**
 * A crawl, address by address. What came of each is written with its candidates and the addresses that it leads to in one
 * transaction, so that a crawl that is cut off goes on where it was, and one that was stopped writes nothing more. Rules
 * of admins decide what they were written for as it is found.
 */
import type { Candidate, Crawl, CrawlPage } from '@ecco/domain';
import type { NewCandidate, Transaction } from '@ecco/store';
import { CandidateDraft, itemOfDraft } from '../candidates/candidate.draft.ts';
import type { CrawlSubject, UnjudgedCandidate } from '../candidates/candidate.type.ts';
import { decideIn } from '../candidates/decide.ts';
import { judge, unjudged } from '../candidates/judge.ts';
import { queueCrawl } from '../jobs/crawl.job.ts';
import type { JobResult } from '../jobs/job-line.ts';
import type { CrawlTools, StepInput } from './crawl.type.ts';
import { crawlSubject } from './crawl-start.ts';
import { type StepDone, takeStep } from './crawl-step.ts';

/** How long one job works before it hands on to the next, in ms: well within its time. */
const jobMs = 60_000;
/** Addresses of one crawl that wait, however many pages name. */
const waitingMax = 5_000;

const result = (outcome: JobResult['outcome']): JobResult => ({ outcome, failure: null });

/**
 * Whether a find is none: it is of a show that is ignored, or the library holds it as one of the organization already, under
 * whatever address.
 */
async function isLeftOut(
  { store }: CrawlTools,
  organizationId: string,
  unjudgedCandidate: UnjudgedCandidate,
): Promise<boolean> {
  const { item, show } = CandidateDraft.parse(unjudgedCandidate.draft);
  if (item === null) return false;
  const known = show === null ? null : await store.shows.findByFeedUrl(show.feedUrl);
  if (known !== null && known.ignoredAt !== null) return true;
  const held = await store.items.findSame({ ...itemOfDraft(item), showId: known?.id ?? null });
  if (held === null) return false;
  const links = await store.links.organizationsOf(held.id);
  return links.some(({ organization, relation }) => organization.id === organizationId && relation === 'of');
}

/** What is new of a step's finds, judged: what is known is not judged again. */
async function judged(
  tools: CrawlTools,
  { crawl, subject, signal }: StepInput,
  { found }: StepDone,
): Promise<NewCandidate[]> {
  const known = await tools.store.candidates.knownKeys(
    crawl.organizationId,
    found.flatMap(({ keys }) => [...keys]),
  );
  const candidates: NewCandidate[] = [];
  for (const one of found) {
    const isKnown = one.keys.some((key) => known.has(key));
    if (!isKnown && (await isLeftOut(tools, crawl.organizationId, one))) continue;
    // It is proposed all the same, so that what is known learns the other addresses that it has.
    const judging = { subject, crawlId: crawl.id, signal };
    candidates.push(isKnown ? unjudged(one, crawl.id) : await judge(tools.engines, one, judging));
  }
  return candidates;
}

/** Lets the rules of admins decide what they were written for. */
async function applyRules(
  tx: Transaction,
  tools: CrawlTools,
  organizationId: string,
  added: readonly Candidate[],
): Promise<void> {
  if (added.length === 0) return;
  for (const rule of await tx.candidates.rulesOf(organizationId)) {
    const ids = added
      .filter(
        ({ sourceUrl, verdict }) =>
          sourceUrl === rule.sourceUrl && (verdict?.overallValue ?? 0) >= rule.leastValue,
      )
      .map(({ id }) => id);
    if (ids.length > 0)
      await decideIn(tx, tools.jobOf, { ids, status: 'Promoted', by: null, ruleId: rule.id });
  }
}

/** Writes what came of an address. False where the crawl, or its organization, has ended meanwhile. */
async function write(
  tools: CrawlTools,
  input: StepInput,
  done: StepDone,
  newCandidates: readonly NewCandidate[],
): Promise<boolean> {
  const { crawl, page } = input;
  return tools.store.transaction(async (tx) => {
    const added =
      newCandidates.length === 0 ? [] : await tx.candidates.propose(crawl.organizationId, newCandidates);
    if (added === null) return false;
    const { url } = page;
    const { outcome, note, bytes, readingReports = [] } = done;
    const reported = { url, outcome, note, bytes, readingReports, candidates: added.length };
    if (!(await tx.crawls.pageDone(crawl.id, reported))) return false;
    if (done.visit !== null) await tx.crawls.noteVisit(crawl.organizationId, done.visit);
    const now = await tx.crawls.find(crawl.id);
    if ((now?.waiting ?? 0) < waitingMax) await tx.crawls.addPages(crawl.id, done.next);
    await tx.crawls.skipPages(crawl.id, done.leftOut);
    await applyRules(tx, tools, crawl.organizationId, added);
    return true;
  });
}

/** Why a crawl has had enough; null while it goes on. */
function enough({ limits }: CrawlTools, { looked, failed, bytes }: Crawl): string | null {
  if (looked + failed >= limits.pagesMax)
    return `It ended after ${limits.pagesMax} pages, the most of one crawl.`;
  if (bytes >= limits.bytesMax)
    return `It ended after ${Math.round(limits.bytesMax / 2 ** 20)} MB, the most of one crawl.`;
  return null;
}

/** What the first address that was left out says of the crawl. */
const whyNothing = (page: CrawlPage | undefined): string | null =>
  page?.step === 'directory'
    ? 'The organization has no website, calendar or feed to look at, and no podcast directory is configured.'
    : (page?.note ?? null);

/**
 * How a crawl ends that has nothing left to look at. One that could read nothing has failed, and one that was let into nothing
 * says so: neither is a site on which there was nothing to find.
 */
async function crawlEnd({ store }: CrawlTools, { id, looked, failed }: Crawl, message: string | null) {
  if (looked > 0) return { status: 'done' as const, message };
  const outcome = failed > 0 ? ('failed' as const) : ('skipped' as const);
  const { rows } = await store.crawls.report(id, { page: 1, perPage: 1, outcome });
  return {
    status: failed > 0 ? ('failed' as const) : ('done' as const),
    message: whyNothing(rows[0]) ?? message,
  };
}

type Turn = 'next' | 'end' | 'stale';

async function turn(
  tools: CrawlTools,
  crawlId: string,
  subject: CrawlSubject,
  signal: AbortSignal,
): Promise<Turn> {
  const { crawls } = tools.store;
  if (!(await crawls.start(crawlId))) return 'stale';
  const crawl = await crawls.find(crawlId);
  if (crawl === null) return 'stale';
  const message = enough(tools, crawl);
  if (message !== null) await crawls.skipWaiting(crawlId, 'The crawl had looked at enough.');
  const page = message === null ? await crawls.nextPage(crawlId) : null;
  if (page === null) {
    await crawls.finish(crawlId, await crawlEnd(tools, crawl, message));
    return 'end';
  }
  const input = { crawl, page, subject, signal };
  const done = await takeStep(tools, input);
  return (await write(tools, input, done, await judged(tools, input, done))) ? 'next' : 'stale';
}

/** Looks at some more addresses of a crawl, and queues the rest. */
export async function crawlSome(tools: CrawlTools, crawlId: string, signal: AbortSignal): Promise<JobResult> {
  const { store, clock } = tools;
  const crawl = await store.crawls.find(crawlId);
  const subject = crawl === null ? null : await crawlSubject(store, crawl);
  if (crawl === null || subject === null) {
    await store.crawls.finish(crawlId, { status: 'stopped', message: 'The organization was deleted.' });
    return result('stale');
  }
  const until = clock().getTime() + jobMs;
  while (clock().getTime() < until) {
    signal.throwIfAborted();
    const came = await turn(tools, crawlId, subject, signal);
    if (came === 'end') return result('written');
    if (came === 'stale') {
      await store.crawls.finish(crawlId, { status: 'stopped', message: 'The organization was deleted.' });
      return result('stale');
    }
  }
  const now = await store.crawls.find(crawlId);
  await queueCrawl(store, crawlId, String((now?.looked ?? 0) + (now?.failed ?? 0) + (now?.skipped ?? 0)));
  return result('written');
}
