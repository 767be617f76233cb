import { z } from 'zod';

const LogLine = z.object({
  level: z.string(),
  time: z.iso.datetime(),
  event: z.string(),
  msg: z.string().optional(),
  message: z.string().nullish(),
  err: z.object({ message: z.string() }).optional(),
  job: z.string().optional(),
  item: z.string().nullish(),
  method: z.string().optional(),
  route: z.string().optional(),
  status: z.int().optional(),
  to: z.string().optional(),
  subject: z.string().optional(),
  link: z.string().optional(),
});
type LogLine = z.output<typeof LogLine>;

const names = new Map([
  ['warn', 'Warning'],
  ['error', 'Error'],
]);

/** A line of the log as data; null for what is none. */
export function readLogLine(json: string): LogLine | null {
  const read = LogLine.safeParse(JSON.parse(json));
  return read.success ? read.data : null;
}

function whatHappened({ event, job, item, method, route, status }: LogLine): string {
  if (job !== undefined) return `${job} failed${item ? ` for item ${item}` : ''}`;
  if (route !== undefined) return `${method ?? ''} ${route} answered ${status ?? ''}`;
  return event.replaceAll('_', ' ');
}

/**
 * What a person at the terminal is told of a line of the log: what went wrong, and the link of a mail where nothing
 * delivers it. Null for everything else, which only the structured log tells.
 */
export function readableLine(line: LogLine): string | null {
  if (line.event === 'mail' && line.link !== undefined)
    return `Mail to ${line.to ?? ''}: ${line.subject ?? ''}\n  ${line.link}`;
  const name = names.get(line.level);
  if (name === undefined) return null;
  const said = line.msg ?? line.err?.message ?? line.message;
  const what = line.msg === undefined ? [whatHappened(line), said] : [said];
  return `${line.time.slice(11, 19)} ${name}: ${what.filter(Boolean).join(': ')}`;
}
