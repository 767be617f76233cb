import type { Pipeline } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import type { Logger } from '../log/logger.ts';
import type { Manifest } from './sample.manifest.ts';

export type SampleParts = {
  store: Pick<Store, 'items'>;
  pipeline: Pick<Pipeline, 'ingestUrl'>;
  logger: Logger;
};

/** More items than samples can bring, so that one page tells whether there is anything else. */
const page = { page: 1, perPage: 100 };

/** Nothing is in the library but samples, so a first start that was cut off goes on where it stopped. */
async function isFirstStart({ items }: Pick<Store, 'items'>, host: string): Promise<boolean> {
  const { entries } = await items.library(page);
  return entries.every(({ item }) => {
    const { sourceUrl, canonicalUrl } = item;
    return [sourceUrl, canonicalUrl].some(
      (url) => url !== null && URL.canParse(url) && new URL(url).host === host,
    );
  });
}

/** Takes the bundled samples through the real pipeline. What is there already is recognised and left alone. */
export async function takeSamples(
  { store, pipeline, logger }: SampleParts,
  { host, urls }: Manifest,
): Promise<void> {
  if (!(await isFirstStart(store, host))) return;
  for (const url of urls) {
    try {
      await pipeline.ingestUrl(url, null);
    } catch (error) {
      logger.error({ event: 'sample', sample: new URL(url).pathname, err: error });
    }
  }
}
