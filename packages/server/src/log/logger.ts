import pino, { type DestinationStream, type Logger } from 'pino';

export type { Logger } from 'pino';

const root = process.cwd();
/** Of a message, in characters. */
const longest = 500;

/** A stack without the place of the installation on this machine. */
const publicStack = (stack: string | undefined): string | undefined =>
  stack?.replaceAll(`file://${root}/`, '').replaceAll(`${root}/`, '');

/** Of something thrown that is no error: fields that name what happened, and never what else it may hold. */
const describingFields = ['name', 'code', 'errno', 'message'] as const;

/** What was thrown in the place of an error, as the file system of the embedded database does. */
function describeThrown(thrown: unknown): unknown {
  if (typeof thrown === 'string') return { type: 'string', message: publicStack(thrown)?.slice(0, longest) };
  if (typeof thrown !== 'object' || thrown === null) return { type: typeof thrown, message: String(thrown) };
  const reported: Record<string, unknown> = { type: thrown.constructor?.name ?? 'object' };
  for (const field of describingFields) {
    const value: unknown = Reflect.get(thrown, field);
    if (typeof value === 'string') reported[field] = publicStack(value)?.slice(0, longest);
    if (typeof value === 'number') reported[field] = value;
  }
  return reported;
}

/** What a log line tells of an error: never its bound parameters, which may hold what people wrote. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return describeThrown(error);
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  // The stack repeats the message, which may have several lines, parameters among them.
  const places = publicStack(error.stack?.replace(error.message, ''));
  const stack = places?.split('\n').slice(1, 9).join('\n');
  const message = (publicStack(error.message) ?? '').split('\nparams:')[0]?.slice(0, longest);
  return { type: error.name, ...code, message, stack, ...cause };
}

/**
 * The log of the process: one JSON object per line. Anything named like a secret is blotted out, as a second
 * wall behind the rule that none is handed to it.
 */
export function createLogger(level: string, destination?: DestinationStream): Logger {
  const secrets = ['token', 'password', 'secret', 'cookie', 'authorization', 'key'];
  return pino(
    {
      level,
      base: null,
      // Errors stand under `err` and pass its serializer; the library must not copy their text into `msg`.
      errorKey: 'raised',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths: secrets.flatMap((name) => [name, `*.${name}`]), censor: '[hidden]' },
    },
    destination ?? pino.destination({ dest: 1, sync: false }),
  );
}
