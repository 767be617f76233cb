import { FetchError } from '@ecco/pipeline';

/** The message names neither the path nor the query of the webhook: they are its password. */
export class WebhookError extends Error {
  override readonly name = 'WebhookError';
  readonly code = 'webhook.not-told';
  /** Trying again would not help; the queue reads this. */
  readonly permanent: boolean;

  constructor(message: string, { permanent, cause }: { permanent: boolean; cause: unknown }) {
    super(message, { cause });
    this.permanent = permanent;
  }
}

const words: Readonly<Record<string, string>> = {
  'fetch.credentials': 'NOTIFY_WEBHOOK_URL must not hold a user name or password.',
  'fetch.dns': 'The host of the webhook was not found.',
  'fetch.private-address':
    'The webhook is not on the public internet; FETCH_ALLOW_HOSTS can let its host through.',
  'fetch.redirected': 'The webhook leads on to another address; set NOTIFY_WEBHOOK_URL to that one.',
  'fetch.tls': 'The certificate of the webhook cannot be trusted.',
  'fetch.too-slow': 'The webhook took too long to answer.',
};

const unreached = 'The webhook could not be reached.';

/** A failure of the guarded client in words for an admin. */
export function webhookFailure(error: unknown): WebhookError {
  if (!(error instanceof FetchError)) return new WebhookError(unreached, { permanent: false, cause: error });
  const { code, status, retryable } = error;
  const said = status === null ? words[code] : `The webhook answered with status ${status}.`;
  return new WebhookError(said ?? unreached, { permanent: !retryable, cause: error });
}
