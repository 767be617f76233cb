/**
 * Ingests an address: what is known already is found, what is not is looked at (its first bytes, or all of a
 * feed), and written with its first job. What the address leads to is fetched in full by the first stage.
 */
import type { NewItem, Store } from '@ecco/store';
import type { FetchedHead } from '../fetch/fetch.type.ts';
import { type Form, metaOf, type PipelineMeta } from '../item/item-meta.ts';
import type { FeedPlace } from '../sources/directory/directory.type.ts';
import { findDirectoryFeed } from '../sources/recognize/directory.feed.ts';
import { recognizeLink } from '../sources/recognize/recognize.ts';
import { plainAddress } from '../sources/text/plain-address.ts';
import { canonicalUrl, canonicalUrls } from './canonical-url.ts';
import { ingestEpisode } from './ingest-episode.ts';
import { ingestFeed } from './ingest-feed.ts';
import { ingestItem } from './ingest-item.ts';
import { ingestOpml } from './ingest-opml.ts';
import { ingestVideo } from './ingest-video.ts';
import type { Intake, IntakeResult } from './intake.type.ts';
import { kindOf } from './kind-of.ts';
import { openSource } from './opened-source.ts';
import { ownAddress } from './own-address.ts';
import { recognizedAs } from './recognized-form.ts';
import { titleOfName } from './title-of-name.ts';

/** Enough of an answer to tell what it is. */
const peekBytes = 256 * 1024;

/** `own`: the address by which it is known again. */
type SingleSource = {
  form: Form;
  url: string;
  own: string;
  head: FetchedHead;
  mime: string;
  saidTitle: string | null;
};

function newItem({ form, url, own, head, mime, saidTitle }: SingleSource): NewItem {
  const name = titleOfName(head.fileName ?? url);
  const isMedia = form === 'media';
  const isVideo = form === 'video' || mime.startsWith('video/');
  const meta: Partial<PipelineMeta> = { form, titleIsGuess: true, mediaUrl: isMedia ? url : null };
  return {
    kind: isVideo ? 'video' : kindOf(form, `${saidTitle ?? ''} ${name}`, mime),
    title: saidTitle ?? name,
    slug: name,
    sourceUrl: url,
    canonicalUrl: canonicalUrl(own),
    audioUrl: isMedia && !isVideo ? url : null,
    videoUrl: isVideo ? url : null,
    documentUrl: form === 'pdf' ? url : null,
    nextStage: 'acquire',
    meta: JSON.parse(JSON.stringify(meta)),
  };
}

async function single(intake: Intake, what: SingleSource): Promise<IntakeResult> {
  const { item, created } = await ingestItem(intake.store, intake.jobOf, {
    ...newItem(what),
    addedBy: intake.addedBy,
  });
  const recognised = recognizedAs[what.form];
  return { recognised, known: !created, items: [item], show: null, showsQueued: 0, showsLeftOut: 0 };
}

async function firstKnown({ items }: Pick<Store, 'items'>, spellings: readonly string[]) {
  for (const spelling of spellings) {
    const itemWithShow = await items.findByCanonicalUrl(spelling);
    if (itemWithShow !== null) return itemWithShow;
  }
  return null;
}

/** An item that has this very address, however it is written. */
async function findKnown({ store }: Intake, url: string): Promise<IntakeResult | null> {
  const itemWithShow = await firstKnown(store, canonicalUrls(url));
  if (itemWithShow === null) return null;
  const recognised = recognizedAs[metaOf(itemWithShow.item).form];
  return {
    recognised,
    known: true,
    items: [itemWithShow.item],
    show: itemWithShow.show,
    showsQueued: 0,
    showsLeftOut: 0,
  };
}

async function byContent(intake: Intake, url: string): Promise<IntakeResult> {
  const peeked = await intake.fetch.peek(url, peekBytes);
  const { head } = peeked;
  const hint = {
    url: head.url,
    mime: head.mime,
    name: head.fileName ?? new URL(head.url).pathname,
    charset: head.charset,
  };
  const load = async () => {
    const fetched = await intake.fetch.get(url, { maxBytes: intake.textMaxBytes });
    return fetched.notModified ? peeked.bytes : fetched.bytes;
  };
  const reported = await intake.headPool.run('readHead', { bytes: peeked.bytes, ...hint });
  const { recognised, saidTitle } = await openSource(intake, reported, { ...hint, size: null, load });
  if (recognised.kind === 'feed') return ingestFeed(intake, url, 'feed');
  if (recognised.kind === 'opml') {
    return ingestOpml(intake, await load(), head.charset);
  }
  if (recognised.kind === 'video' || recognised.kind === 'directory') return byLink(intake, recognised);
  const said = recognised.kind === 'article' ? recognised.canonical : null;
  const own = ownAddress(said, head.url);
  const known = (await findKnown(intake, head.url)) ?? (said === null ? null : await findKnown(intake, said));
  if (known !== null) return known;
  const mime = recognised.kind === 'media' ? recognised.mime : '';
  return single(intake, { form: recognised.kind, url: head.url, own, head, mime, saidTitle });
}

async function byLink(
  intake: Intake,
  link: NonNullable<ReturnType<typeof recognizeLink>>,
): Promise<IntakeResult> {
  if (link.kind === 'directory') {
    return ingestFeed(intake, await findDirectoryFeed(intake.fetch, link.link), 'directory');
  }
  return (await findKnown(intake, link.link.url)) ?? ingestVideo(intake, link.link);
}

/** `place`: where the episode stands in a feed. Throws `fetch.*` and `source.*` errors with words for a reader. */
export async function ingestUrl(intake: Intake, address: string, place?: FeedPlace): Promise<IntakeResult> {
  const url = plainAddress(address);
  const known = URL.canParse(url) ? await findKnown(intake, url) : null;
  if (known !== null) return known;
  const episode = place ? await ingestEpisode(intake, place) : null;
  if (episode !== null) return episode;
  const link = recognizeLink(url);
  return link === null ? byContent(intake, url) : byLink(intake, link);
}
