import { PipelineError } from '../work/pipeline.errors.ts';

export const nothingTranscribed = (): PipelineError =>
  new PipelineError({
    code: 'stage.heard_nothing',
    message: 'The transcription service heard no words in the recording.',
  });
