import type { Crawl, LaterTranscripts, StageName } from '@ecco/domain';
import type { Item, ItemWithShow, JobHandler, NewCrawl, QueueDefinition, Revision, Store } from '@ecco/store';
import type { AnswerOfItems, ItemsQuestion } from './ask/ask-items.ts';
import type { MinutesPair, MinutesReading } from './ask/compared-minutes.ts';
import type { CandidateDecisions, Decide } from './candidates/decide.ts';
import type { CardAudio } from './digest/card-audio.ts';
import type { BriefAudio } from './digest/spoken-brief.ts';
import type { GuardedFetch } from './fetch/fetch.type.ts';
import type { IngestFile, IntakeResult, Share } from './ingest/intake.type.ts';
import type { BoundJobs } from './jobs/define-job.ts';
import type { JobLine } from './jobs/job-line.ts';
import type { Pictures } from './media/cached-pictures.ts';
import type { RevisionRequest } from './revision/request-revision.ts';
import type { RevisionDecision } from './revision/use-revision.ts';
import type { FeedPlace } from './sources/directory/directory.type.ts';
import type { RereadResult } from './stages/reread.ts';
import type { Rerun, RerunResult } from './stages/rerun.type.ts';
import type { Engines } from './work/engine-chain.ts';

export type PipelineConfig = {
  /** Largest recording or document of a source that is kept, in bytes; 0 keeps none (D32). */
  mediaKeepMaxBytes: number;
  /** Whether it is stored what voices sound like, so that they are known in other items. */
  keepsVoicePrints: boolean;
  /** Largest recording fetched in order to be transcribed, in bytes. */
  mediaFetchMaxBytes: number;
  /** Largest file taken by `ingestFile`, in bytes. */
  uploadMaxBytes: number;
  /** How many of a feed's newest entries are ingested. */
  feedMaxEntries: number;
  /** How long after one look at a followed feed the next one comes by itself, in ms; 0 for never. */
  feedPollMs: number;
  /** What becomes of a transcript that a publisher adds to what was transcribed meanwhile. */
  laterTranscripts: LaterTranscripts;
  /** Whether digests are spoken of what is summarised (D11). */
  digest: boolean;
  /** How far a crawl goes: its pages at most, and the pause between two requests to one host, in ms. */
  crawl: { pagesMax: number; pauseMs: number };
  /** A directory of podcasts that answers as iTunes does; null for none. */
  directoryUrl: string | null;
  /** Items in each stage at the same time, and threads for heavy work. */
  concurrency: number;
};

export type CreatePipeline = {
  store: Store;
  engines: Engines;
  fetch: GuardedFetch;
  config: PipelineConfig;
  /** Jobs of the rooms above, worked on beside the pipeline's own. */
  alsoJobs?: readonly BoundJobs[];
  clock?: () => Date;
  log?: (line: JobLine) => void;
  /** Threads without work stay in the process when the pipeline stops, for one that is made after it; for tests. */
  keepThreads?: boolean | undefined;
};

/** `place`: where an episode stands in a feed. `addedBy`: the id of who brings it in. `share`: of whom has one. */
type HowIngested = { place?: FeedPlace; addedBy?: string | null; share?: Share | null };

type RetryOptions = { from?: StageName };

export type Pipeline = CardAudio &
  BriefAudio & {
    /**
     * Ingests an address; with the place of an episode in a feed that episode, or the address where the feed does not
     * have it. Throws `fetch.*`, `source.*` and `ingest.*` errors with words for a reader.
     */
    ingestUrl(url: string, how?: HowIngested): Promise<IntakeResult>;
    /** Ingests a file. The same errors; `file.too_large` beyond `uploadMaxBytes`. */
    ingestFile(file: IngestFile, how?: Omit<HowIngested, 'place'>): Promise<IntakeResult>;
    /** Takes an item away for `deletedRetentionDays`; false where there is none. `by`: the id of who deletes it. */
    deleteItem(itemId: string, by: string | null): Promise<boolean>;
    /** Brings a deleted item back as it was; false where it cannot come back. */
    restoreItem(itemId: string): Promise<boolean>;
    /** Runs an item again, from a stage on or from where its source is fetched. Null when there is no such item. */
    retry(itemId: string, options?: RetryOptions): Promise<Item | null>;
    /** Links all items anew, holds that back, or lets it go on. How far it is stands in the store. */
    relink(how: 'anew' | 'stop' | 'resume'): Promise<void>;
    /** Queues a look at a show's feed; false when one is queued or under way already. */
    lookAtFeed(showId: string): Promise<boolean>;
    /** Has the engine answer a question from items. Throws `answer.too_slow`, `work.…`. */
    askItems(asked: ItemsQuestion): Promise<AnswerOfItems>;
    /** Questions that an item is known to answer, at most three. */
    suggestQuestions(found: ItemWithShow): Promise<string[]>;
    /** What a recording has and the minutes of the same meeting lack, and where they differ. */
    compareMinutes(pair: MinutesPair): Promise<MinutesReading>;
    /** What makes new results of each task now, as it is noted with them. */
    currentMakers(): Partial<Record<string, readonly string[]>>;
    /** Has results of older versions made again at night; gives when that begins, and null where nothing is old. */
    remakeAtNight(): Promise<Date | null>;
    /** Pictures of sources, as they are shown. */
    pictures: Pictures;
    /** HTML of a person made safe to show, as pages from outside are. */
    sanitize(html: string): Promise<string>;
    /**
     * Reads the kept source of an item with the readers of now, unless a person's corrections would be lost and that is not
     * confirmed. Null when there is no such item.
     * @throws SourceError where they refuse it, PipelineError `ingest.nothing_kept`; the item stays as it is
     */
    readAgain(itemId: string, how: { isConfirmed: boolean }): Promise<RereadResult | null>;
    /** Makes an item that became a part of another one an item of its own again; false where it is none any more. */
    tellApart(pair: { itemId: string; joinedId: string }): Promise<boolean>;
    /**
     * Requests another transcript of an item, which retains its own until that is there. Null when there is no such item.
     * @throws PipelineError `ingest.…`, `work.…` where it cannot get one
     */
    requestRevision(request: RevisionRequest): Promise<Revision | null>;
    /** Uses a revision, undoes that, or stops or declines it. Null when the item has no such one. @throws PipelineError `ingest.…` */
    decideRevision(decision: RevisionDecision): Promise<Revision | null>;
    /** How many items older readers read, and whether they are being read again. */
    olderReadings(): Promise<{ items: number; isRunning: boolean }>;
    /** Has them read again, behind everything else; false where that is under way. */
    readOlderAgain(): Promise<boolean>;
    /** Runs an item again from a stage on, unless that is about to be done. Null when there is no such item. */
    runAgain(itemId: string, again: Rerun): Promise<RerunResult | null>;
    /**
     * Has the digest of an item spoken anew; `waiting` when that was asked for before. Null when there is no such item.
     * @throws PipelineError `speech.…` where none can be made
     */
    remakeDigest(itemId: string): Promise<'queued' | 'waiting' | null>;
    /** Begins to look for content of an organization, or of one of its people; the look that is under way where there is one. */
    crawl(asked: NewCrawl): Promise<{ crawl: Crawl; begun: boolean }>;
    /** Decides candidates, each once; what is approved comes into the library. */
    decideCandidates(how: Decide): Promise<CandidateDecisions>;
    /** Puts decided candidates back; what an approval of a short while ago brought in is taken out again. */
    reopenCandidates(ids: readonly string[]): Promise<string[]>;
    /** The kinds of jobs, for a process that sends without working. */
    definitions: readonly QueueDefinition[];
    handlers: readonly JobHandler[];
    /** Declares the queues, so that this process may send. For a process that does not work itself. */
    declare(): Promise<void>;
    /** Works: takes up what was left behind, what waited for a transcriber, and then every job that comes. */
    start(): Promise<void>;
    /** Takes no more jobs, waits for the running ones (ms) and ends the worker threads. */
    stop(timeoutMs?: number): Promise<void>;
  };
