import type { FeedDocument, FeedEntry } from '@ecco/pipeline/testing';
import { decodeText, extractArticle, parseFeed, readVtt } from '@ecco/pipeline/testing';
import { type EvalTask, linesOf } from './eval-task.ts';
import { ArticlePage, bytesOf, CaptionFile, FeedCase } from './reference.schema.ts';

async function* captions(split: string) {
  for await (const line of linesOf(`webvtt/${split}/vttjs.jsonl`)) {
    const file = CaptionFile.parse(line);
    const { cues } = readVtt(decodeText(bytesOf(file.vtt, file.vtt_b64)).text);
    yield {
      id: file.id,
      cues: cues.map(({ id, startMs, endMs, text }) => ({
        id,
        start: startMs / 1000,
        end: endMs / 1000,
        text,
      })),
    };
  }
}

async function* articles(split: string) {
  for await (const line of linesOf(`readability/${split}/pages.jsonl`)) {
    const { id, html } = ArticlePage.parse(line);
    const article = extractOrNull(html);
    const text = article?.blocks.map((block) => block.text).join('\n') ?? '';
    yield { id, title: article?.title ?? '', byline: article?.byline ?? '', text };
  }
}

function extractOrNull(html: string) {
  try {
    return extractArticle(html, 'https://reference.example/page');
  } catch {
    return null;
  }
}

type Values = Record<string, unknown>;
type Path = (string | number)[];

/** What the product keeps of a feed, by the last word of the reference's path. */
const ofFeed = (feed: FeedDocument): Values => ({
  title: feed.title,
  link: feed.link,
  language: feed.language,
  author: feed.author,
  subtitle: feed.description.html,
  tagline: feed.description.html,
  info: feed.description.html,
  description: feed.description.html,
});
const ofEntry = (entry: FeedEntry): Values => ({
  title: entry.title,
  link: entry.link,
  id: entry.guid,
  author: entry.author,
  summary: entry.description.html,
  description: entry.description.html,
  value: entry.description.html,
});

function valueAt(feed: FeedDocument, path: Path): unknown {
  const [root, place] = path;
  const field = String(path.at(-1));
  if (root === 'feed') return ofFeed(feed)[field];
  const entry = typeof place === 'number' ? feed.entries[place] : undefined;
  return entry === undefined ? undefined : ofEntry(entry)[field];
}

async function* feeds(split: string) {
  for await (const line of linesOf(`feeds/${split}/feedparser.jsonl`)) {
    const { id, expect, xml, xml_b64 } = FeedCase.parse(line);
    try {
      const feed = parseFeed(bytesOf(xml, xml_b64));
      yield {
        id,
        values: Object.fromEntries(expect.map(({ path }) => [JSON.stringify(path), valueAt(feed, path)])),
      };
    } catch (error) {
      yield { id, values: {}, error: error instanceof Error ? error.message : String(error) };
    }
  }
}

const task = (name: string, predict: EvalTask['predict']): EvalTask => ({
  name,
  scorer: ['eval_extract.py', name],
  predict,
});

export const parserTasks: EvalTask[] = [
  task('webvtt', captions),
  task('article', articles),
  task('feed', feeds),
  task('sanitize', feeds),
];
