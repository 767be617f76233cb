import { PipelineError } from '../work/pipeline.errors.ts';

export const revisionUnderWay = () =>
  new PipelineError({
    code: 'ingest.revision_under_way',
    message: 'A new transcript of this item is already being made.',
  });

export const notTranscribed = () =>
  new PipelineError({
    code: 'ingest.not_transcribed',
    message:
      'Only what a transcriber heard can be transcribed again, and this item’s transcript comes from its source.',
  });

export const noPublisherTranscript = () =>
  new PipelineError({
    code: 'ingest.no_publisher_transcript',
    message: 'The publisher offers no transcript of this item that could be read.',
  });

export const noTranscriptToRevise = () =>
  new PipelineError({
    code: 'ingest.nothing_to_revise',
    message: 'This item has no transcript yet, or is not a recording.',
  });

export const itemUnderWay = () =>
  new PipelineError({
    code: 'ingest.item_under_way',
    message: 'This item is being processed. Try again once that is done.',
  });

export const revisionNotUsable = () =>
  new PipelineError({
    code: 'ingest.revision_not_usable',
    message:
      'This can’t be done with this transcript now. It may have been used, undone or replaced in the meantime.',
  });

export const serviceGone = () =>
  new PipelineError({
    code: 'work.service_gone',
    message: 'The chosen transcription service is no longer enabled. Choose another one.',
  });
