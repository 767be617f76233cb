import type { AboutSite } from '../sources/article/read-site.ts';
import type { Words, WordsWork } from './words.type.ts';

/** The head of a front page, with what some builders write into it. */
const frontBytes = 256 * 1024;
const frontTimeoutMs = 10_000;

const nothing: AboutSite = { description: null, imageUrl: null };

/**
 * What the front page of a publication says of it, asked for once. An article does not wait for a second try, and
 * goes without where the page cannot be had.
 */
export async function aboutSite(
  { tools, signal }: Pick<WordsWork, 'tools' | 'signal'>,
  publisher: NonNullable<Words['publisher']>,
): Promise<AboutSite> {
  const known = await tools.store.shows.findPublication(publisher);
  if (known && (known.imageUrl ?? known.description) !== null) return nothing;
  try {
    const options = { signal, timeoutMs: frontTimeoutMs };
    const { head, bytes } = await tools.fetch.peek(publisher.website, frontBytes, options);
    return await tools.pool.run('readSite', { bytes, url: head.url, charset: head.charset }, signal);
  } catch {
    signal.throwIfAborted();
    return nothing;
  }
}
