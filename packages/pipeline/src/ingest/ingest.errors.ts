import { PipelineError } from '../work/pipeline.errors.ts';

export const notForStage = (stage: string) =>
  new PipelineError({
    code: 'ingest.stage_not_reached',
    message: `The item hasn’t reached the step “${stage}”, so it can’t be rerun from there.`,
  });

export const showIgnored = (name: string) =>
  new PipelineError({
    code: 'ingest.show_ignored',
    message: `“${name}” is not taken in here. An administrator can change that.`,
  });

export const feedAsFile = () =>
  new PipelineError({
    code: 'ingest.feed_as_file',
    message: 'This file is a feed. Submit the address of the feed instead, so that new entries are found.',
  });

export const sourceOutOfBounds = (why: string) =>
  new PipelineError({ code: 'ingest.out_of_bounds', message: `This cannot be stored: ${why}.` });

export const sourceDeleted = (title: string) =>
  new PipelineError({
    code: 'ingest.deleted',
    message: `“${title}” was deleted from the library. Restore it from Recently deleted instead of adding it again.`,
  });
