import { z } from 'zod';

/** The lines of the reference data, as far as the tasks read them. */
export const CallDoc = z.object({ id: z.string(), doc: z.array(z.string()) });

export const Turn = z.object({ speaker: z.string().nullable(), text: z.string() });
const Query = z.object({ qid: z.string(), query: z.string() });
export const Meeting = z.object({
  id: z.string(),
  turns: z.array(Turn),
  seg_coverage: z.number(),
  seg_boundaries: z.array(z.number()),
  general: z.array(Query),
  specific: z.array(Query),
});

export const BoardMeeting = z.object({
  id: z.string(),
  title: z.string(),
  organisation: z.string(),
  kind: z.enum(['recording', 'asr', 'minutes']),
  turns: z.array(
    z.object({ speaker: z.string().nullable(), start: z.number().nullable(), text: z.string() }),
  ),
  gold: z.object({ questions: z.array(z.object({ q: z.string(), turns: z.array(z.number()) })) }),
});

export const Recording = z.object({
  id: z.string(),
  units: z.array(z.object({ t: z.number(), end: z.number(), speaker: z.string(), text: z.string() })),
});

export const Talk = z.object({ id: z.string(), units: z.array(Turn) });

export const NewsIssue = z.object({ id: z.string(), units: z.array(z.string()) });

export const NamedCall = z.object({ id: z.string(), turns: z.array(Turn) });

export const Abstract = z.object({ id: z.string(), title: z.string(), sents: z.array(z.string()) });
export const Claim = Query;

export const FilingPage = z.object({ page_id: z.string(), text: z.string() });
export const FilingQuestion = z.object({ qid: z.string(), doc: z.string(), question: z.string() });

export const CaptionFile = z.object({
  id: z.string(),
  vtt: z.string().optional(),
  vtt_b64: z.string().optional(),
});

/** A saved page, and what its own scraper finds on it: an expression and its value. */
export const CivicPage = z.object({
  id: z.string(),
  html: z.string(),
  expect: z.array(z.tuple([z.string(), z.unknown()])),
});

export const ArticlePage = z.object({ id: z.string(), html: z.string() });

export const FeedCase = z.object({
  id: z.string(),
  headers: z.record(z.string(), z.unknown()),
  expect: z.array(z.object({ path: z.array(z.union([z.string(), z.number()])) })),
  xml: z.string().optional(),
  xml_b64: z.string().optional(),
});

/** The bytes of a case, whichever way the line carries them. */
export const bytesOf = (text: string | undefined, base64: string | undefined): Uint8Array =>
  base64 === undefined ? new TextEncoder().encode(text ?? '') : Buffer.from(base64, 'base64');
