/** A mail that cannot be sent. The message is for an admin: it names neither passwords nor places of the server. */
export class MailError extends Error {
  override readonly name = 'MailError';
  readonly code: string;
  /** Trying again would not help; the queue reads this. */
  readonly permanent: boolean;
  /** The address is refused for good, and not this mail alone. */
  readonly ofAddress: boolean;

  constructor(
    failure: { code: string; message: string; permanent: boolean; ofAddress?: boolean },
    options?: ErrorOptions,
  ) {
    super(failure.message, options);
    this.code = failure.code;
    this.permanent = failure.permanent;
    this.ofAddress = failure.ofAddress ?? false;
  }
}

export const mailAddressInvalid = (): MailError =>
  new MailError({
    code: 'mail.address-invalid',
    message: 'This is not an address that mail can be sent to.',
    permanent: true,
  });

type Refusal = { code: string; command: string; status: number };

/** What the library says of a failure, as far as it says it. */
function refusalOf(error: unknown): Refusal {
  const said = typeof error === 'object' && error !== null ? error : {};
  return {
    code: 'code' in said && typeof said.code === 'string' ? said.code : '',
    command: 'command' in said && typeof said.command === 'string' ? said.command : '',
    status: 'responseCode' in said && typeof said.responseCode === 'number' ? said.responseCode : 0,
  };
}

function refusalText({ code, command, status }: Refusal): string {
  const answer = status > 0 ? ` (${status})` : '';
  if (code === 'EAUTH' || code === 'ENOAUTH')
    return `The mail server refused the user name or password of SMTP_URL${answer}.`;
  if (code === 'ETLS') return 'No secure connection to the mail server could be made.';
  if (code === 'EENVELOPE' && command === 'MAIL FROM')
    return `The mail server refused the sender${answer}; see MAIL_FROM.`;
  if (code === 'EENVELOPE') return `The mail server refused the address of the recipient${answer}.`;
  if (code === 'EMESSAGE' || status > 0) return `The mail server refused the mail${answer}.`;
  return 'The mail server could not be reached.';
}

/** A refused recipient or text stays refused; all else may be mended meanwhile. */
const isForGood = ({ code, command, status }: Refusal): boolean =>
  status >= 500 && (code === 'EMESSAGE' || (code === 'EENVELOPE' && command !== 'MAIL FROM'));

/** A failure of the mail library in words of ours. */
export function mailFailure(error: unknown): MailError {
  const refusal = refusalOf(error);
  const permanent = isForGood(refusal);
  const ofAddress = permanent && refusal.code === 'EENVELOPE';
  const failure = { code: 'mail.not-sent', message: refusalText(refusal), permanent, ofAddress };
  return new MailError(failure, { cause: error });
}
