import type { Item } from '@ecco/contract';
import { api } from '../../../api/client.ts';
import { useCurate } from './curate.api.ts';

/** How an item is to be read. `tldr_only`: only its short form is made again. */
export type AnalysisChoice = Item['analysis_options'] & { tldr_only: boolean };

/** Has an item analyzed again, read as is wanted. */
export const useAnalyse = (slug: string) =>
  useCurate((analysisChoice: AnalysisChoice) => api.curation.analyse({ slug, ...analysisChoice }));
