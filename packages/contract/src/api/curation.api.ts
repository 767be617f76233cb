import { z } from 'zod';
import { Message } from '../noun/account.schema.ts';
import {
  AnalysisRequest,
  CardAudioRequest,
  DocumentAnalysis,
  HighlightApproval,
  HtmlDocument,
  SavedDocument,
  ScoreChange,
  SpeakerNaming,
} from '../noun/curation.schema.ts';
import { Highlight } from '../noun/summary.schema.ts';
import { curate, read, speak } from './access.ts';
import { get, post } from './route.ts';

const ByUuid = z.object({ uuid: z.uuid() });
const BySlug = z.object({ slug: z.string().min(1) });
const Score = z.object({ uuid: z.string(), score: z.number().int() });
const Highlights = z.object({ highlights: z.array(Highlight) });

/** What is done to an item by those who keep the library. */
export const curationApi = {
  setScore: post(['/episode/set_score', 'GET /episode/set_score'], 'Change the score of an item', curate)
    .input(ScoreChange)
    .output(Score),
  highlights: get('/episode/get_episode_highlights', 'The highlights of an item', read)
    .input(BySlug)
    .output(Highlights),
  approve: post(
    [
      '/episode/approve_highlights',
      'GET /episode/approve_highlights',
      'GET /yt_video/approve_highlights',
      'POST /yt_video/approve_highlights',
    ],
    'Approve highlights, or no longer',
    curate,
  )
    .input(HighlightApproval)
    .output(Highlights),
  saveDocument: post(
    ['/episode/save_html_document', 'POST /video/save_html_document'],
    'Save the analysis document of an item',
    curate,
  )
    .input(HtmlDocument)
    .output(SavedDocument),
  analyse: post(
    ['/episode/trigger_analysis', 'POST /video/trigger_analysis', 'POST /article/trigger_analysis'],
    'Analyze an item again',
    curate,
  )
    .input(AnalysisRequest)
    .output(Message),
  analyseDocument: post(
    ['/document/analyze/{uuid}', 'GET /document/analyze/{uuid}'],
    'Analyze a document again',
    curate,
  )
    .input(DocumentAnalysis)
    .output(Message),
  rebuildHighlights: post(
    ['/episode/rebuild_highlights', 'GET /episode/rebuild_highlights'],
    'Choose the highlights again',
    curate,
  )
    .input(ByUuid)
    .output(Message),
  rebuildDigest: post(
    ['/episode/rebuild_digest', 'GET /episode/rebuild_digest'],
    'Speak the digest again',
    curate,
  )
    .input(ByUuid)
    .output(Message),
  clean: post(
    ['/admin/clean_episode/{slug}', 'GET /admin/clean_episode/{slug}'],
    'Re-split the transcript and redo the summary',
    curate,
  )
    .input(BySlug)
    .output(Message),
  nameSpeaker: post('/admin/speakers', 'Name a speaker, in one item or all of its show', curate)
    .input(SpeakerNaming)
    .output(z.object({ items: z.number().int() })),
};

export const cardAudioApi = {
  make: post('/episode/get_summary_audio_url', 'Have a summary card read aloud', speak)
    .input(CardAudioRequest)
    .output(z.object({ url: z.string() })),
};
