/** As the router writes it. */
import type { ExportFormat } from '@ecco/domain';
export const exportPath = '/v2/content/:id/export/:format';

export const exportMediaTypes: Readonly<Record<ExportFormat, string>> = {
  md: 'text/markdown',
  txt: 'text/plain',
  json: 'application/json',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
};
