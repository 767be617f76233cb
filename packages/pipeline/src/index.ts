export { type BriefText, briefListOf, type SpokenBrief } from './digest/spoken-brief.ts';
export type { ExportItem, ExportLine } from './export/export.type.ts';
export { exportItem, exportPieces } from './export/export-item.ts';
export { placeText } from './export/export-names.ts';
export { markdownWords } from './export/markdown-export.ts';
export { FetchError } from './fetch/fetch.errors.ts';
export type { GuardedFetch } from './fetch/fetch.type.ts';
export { createGuardedFetch } from './fetch/guarded-fetch.ts';
export { showIgnored } from './ingest/ingest.errors.ts';
export type { IntakeResult, Share } from './ingest/intake.type.ts';
export { listedIn, periodOfItem } from './item/item-meta.ts';
export { bindJobs, defineJob, done } from './jobs/define-job.ts';
export type { JobLine } from './jobs/job-line.ts';
export { remakeOldJob } from './jobs/remake-old.job.ts';
export {
  connectOwner,
  joinNamedOrganization,
  namedOrganizationOf,
  nameOrganization,
} from './linking/named-organization.ts';
export {
  relateItem,
  relateOrganization,
  relinkItem,
  requeueGathering,
  unlinkItem,
} from './linking/said-links.ts';
export type { Pictures } from './media/cached-pictures.ts';
export { createPipeline } from './pipeline.ts';
export type { Pipeline, PipelineConfig } from './pipeline.type.ts';
export {
  isRevisable,
  isSettled,
  isTranscribed,
  originOfWords,
  transcriptsOfPublisher,
} from './revision/request-revision.ts';
export { readRevision } from './revision/use-revision.ts';
export type {
  DirectoryEpisode,
  DirectoryPodcast,
  PodcastDirectory,
} from './sources/directory/directory.type.ts';
export { createItunesDirectory } from './sources/directory/itunes.directory.ts';
export { openReport } from './sources/report/reading.report.ts';
export { isReadByOlder, isReadFromStored, type ReadingLoss } from './stages/reread.ts';
export { builtInEngines } from './work/built-in-engines.ts';
export type { EngineChain, Engines } from './work/engine-chain.ts';
export { PipelineError } from './work/pipeline.errors.ts';
