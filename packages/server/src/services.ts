import type { Pipeline } from '@ecco/pipeline';
import type { Store } from '@ecco/store';
import type { Auth } from './auth/auth.ts';
import type { MostNamed } from './entity/most-named.usecases.ts';
import type { Receipts } from './history/receipt.ts';
import type { ItemPartsReader } from './item/item-parts.ts';
import type { Access } from './policy/access.ts';
import type { AppToken } from './policy/app-token.ts';
import type { IngestQuota } from './policy/ingest-quota.ts';
import type { Letters } from './post/letters.ts';
import type { PostOffice } from './post/post-office.ts';
import type { DirectorySearch } from './search/directory-search.ts';
import type { LineSearch } from './search/search.usecases.ts';

/** What the handlers work with. The composition root makes it; nobody else does. */
export type Services = {
  store: Store;
  pipeline: Pick<
    Pipeline,
    | 'ingestUrl'
    | 'ingestFile'
    | 'retry'
    | 'lookAtFeed'
    | 'runAgain'
    | 'remakeDigest'
    | 'sanitise'
    | 'speakCard'
    | 'spokenCard'
  >;
  quota: IngestQuota;
  parts: ItemPartsReader;
  searchLines: LineSearch;
  searchDirectory: DirectorySearch;
  mostNamed: MostNamed;
  access: Access;
  appToken: AppToken;
  receipts: Receipts;
  auth: Auth;
  post: PostOffice;
  letters: Letters;
  /** The address people are told, without a trailing slash. */
  siteUrl: () => string;
  /** Whether notifications are forwarded, besides being kept. */
  hasWebhook: boolean;
  brand: string;
  now: () => number;
};
