import { PipelineError } from '../work/pipeline.errors.ts';

export const exportWithoutTimes = (title: string) =>
  new PipelineError({
    code: 'export.no_times',
    message: `“${title}” has no times, so it cannot be exported as captions. Export it as md, txt or json.`,
  });
