export type { ExportItem, ExportLine } from './export/export.type.ts';
export { exportItem, exportPieces } from './export/export-item.ts';
export { FetchError } from './fetch/fetch.errors.ts';
export type { FetchRequest, GuardedFetch, GuardedFetchOptions, PostRequest } from './fetch/fetch.type.ts';
export { createGuardedFetch } from './fetch/guarded-fetch.ts';
export { PipelineError } from './pipeline.errors.ts';
export { createPipeline } from './pipeline.ts';
export type {
  Actor,
  AlsoJobs,
  CreatePipeline,
  Ingested,
  IngestFile,
  JobLine,
  Pipeline,
  PipelineConfig,
  RetryOptions,
} from './pipeline.type.ts';
export type {
  DirectoryEpisode,
  DirectoryPodcast,
  PodcastDirectory,
} from './sources/directory/directory.type.ts';
export { createItunesDirectory } from './sources/directory/itunes.directory.ts';
export { isStageName } from './stages/stage.type.ts';
export type { EngineChain, Engines } from './work/engine-chain.ts';
