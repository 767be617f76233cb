import { z } from 'zod';
import { Message } from '../account.schema.ts';
import {
  AnalysisRequest,
  CardAudioRequest,
  HighlightApproval,
  HtmlDocument,
  ScoreChange,
  SpeakerNaming,
} from '../curation.schema.ts';
import { Highlight } from '../summary.schema.ts';
import { get, post } from './route.ts';

const ByUuid = z.object({ uuid: z.uuid() });
const BySlug = z.object({ slug: z.string().min(1) });
const Score = z.object({ uuid: z.string(), score: z.number().int() });
const Highlights = z.object({ highlights: z.array(Highlight) });
const analyse = (path: `/${string}`) =>
  post(path, 'Analyse an item again').input(AnalysisRequest).output(Message);

/** What is done to an item by those who keep the library. */
export const curationApi = {
  setScore: get('/episode/set_score', 'Change the score of an item').input(ScoreChange).output(Score),
  submitScore: post('/episode/set_score', 'Change the score of an item').input(ScoreChange).output(Score),
  highlights: get('/episode/get_episode_highlights', 'The highlights of an item')
    .input(BySlug)
    .output(Highlights),
  approve: get('/episode/approve_highlights', 'Approve highlights, or no longer')
    .input(HighlightApproval)
    .output(Highlights),
  submitApprove: post('/episode/approve_highlights', 'Approve highlights, or no longer')
    .input(HighlightApproval)
    .output(Highlights),
  approveVideo: get('/yt_video/approve_highlights', 'Approve highlights of a video, or no longer')
    .input(HighlightApproval)
    .output(Highlights),
  submitApproveVideo: post('/yt_video/approve_highlights', 'Approve highlights of a video, or no longer')
    .input(HighlightApproval)
    .output(Highlights),
  saveDocument: post('/episode/save_html_document', 'Save the analysis document of an item')
    .input(HtmlDocument)
    .output(Message),
  saveVideoDocument: post('/video/save_html_document', 'Save the analysis document of a video')
    .input(HtmlDocument)
    .output(Message),
  analyse: analyse('/episode/trigger_analysis'),
  analyseVideo: analyse('/video/trigger_analysis'),
  analyseArticle: analyse('/article/trigger_analysis'),
  analyseDocument: get('/document/analyze/{uuid}', 'Analyse a document again').input(ByUuid).output(Message),
  submitAnalyseDocument: post('/document/analyze/{uuid}', 'Analyse a document again')
    .input(ByUuid)
    .output(Message),
  rebuildHighlights: get('/episode/rebuild_highlights', 'Choose the highlights again')
    .input(ByUuid)
    .output(Message),
  submitRebuildHighlights: post('/episode/rebuild_highlights', 'Choose the highlights again')
    .input(ByUuid)
    .output(Message),
  rebuildDigest: get('/episode/rebuild_digest', 'Speak the digest again').input(ByUuid).output(Message),
  submitRebuildDigest: post('/episode/rebuild_digest', 'Speak the digest again')
    .input(ByUuid)
    .output(Message),
  clean: get('/admin/clean_episode/{slug}', 'Cut the transcript again and summarise anew')
    .input(BySlug)
    .output(Message),
  submitClean: post('/admin/clean_episode/{slug}', 'Cut the transcript again and summarise anew')
    .input(BySlug)
    .output(Message),
  nameSpeaker: post('/admin/speakers', 'Name a speaker, in one item or all of its show')
    .input(SpeakerNaming)
    .output(z.object({ items: z.number().int() })),
};

export const cardAudioApi = {
  make: post('/episode/get_summary_audio_url', 'Have a summary card read aloud')
    .input(CardAudioRequest)
    .output(z.object({ url: z.string() })),
};
