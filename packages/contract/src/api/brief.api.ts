import { z } from 'zod';
import { Brief, BriefAudio, BriefQuery } from '../noun/brief.schema.ts';
import { readList, speakList } from './access.ts';
import { get, post } from './route.ts';

export const briefApi = {
  read: get('/episode_list/{uuid}/brief', 'A time of a list as one page', readList)
    .input(BriefQuery)
    .output(Brief),
  markdown: get('/episode_list/{uuid}/brief/markdown', 'The same as Markdown', {
    ...readList,
    limit: 'export',
  })
    .input(BriefQuery)
    .output(z.object({ name: z.string(), markdown: z.string() })),
  speak: post('/episode_list/{uuid}/brief/audio', 'Have the same read aloud', speakList)
    .input(BriefQuery)
    .output(BriefAudio),
};
