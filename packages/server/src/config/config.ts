// The configuration is data: each group lists its entries, this file reads them from the environment once.
// The composition root hands the values down; nobody else looks at the environment.

import { appendAll } from '@ecco/domain';
import { accessConfig } from './access.config.ts';
import { invalidConfig } from './config.errors.ts';
import type { ConfigEntry, ConfigGroup, GroupValues } from './config-entry.ts';
import { dataConfig } from './data.config.ts';
import type { Environment } from './environment.type.ts';
import { ingestConfig } from './ingest.config.ts';
import { mailConfig } from './mail.config.ts';
import { productConfig, speechConfig, transcriberConfig } from './product.config.ts';
import { fileVariableOf, readSecret } from './secret-files.ts';
import { serverConfig } from './server.config.ts';

const groups = {
  server: serverConfig,
  data: dataConfig,
  ingest: ingestConfig,
  access: accessConfig,
  mail: mailConfig,
  product: productConfig,
  transcriber: transcriberConfig,
  speech: speechConfig,
} as const satisfies Record<string, ConfigGroup>;

export type Config = {
  readonly [Name in keyof typeof groups]: GroupValues<(typeof groups)[Name]>;
};

/** Reads one entry; an empty variable counts as unset. Problems are collected, so that all are told at once. */
function readEntry(declared: ConfigEntry, environment: Environment, problems: string[]): unknown {
  const text = declared.secret
    ? readSecret(declared.name, environment, problems)
    : environment[declared.name];
  if (text === undefined || text.trim() === '') return declared.default;
  const parsed = declared.schema.safeParse(text);
  if (parsed.success) return parsed.data;
  const reasons = parsed.error.issues.map((issue) => issue.message).join('; ');
  const shown = declared.secret ? '' : ` (it is "${text.slice(0, 80)}")`;
  problems.push(`${declared.name} ${reasons}${shown}`);
  return declared.default;
}

function readGroup<Group extends ConfigGroup>(
  group: Group,
  environment: Environment,
  problems: string[],
): GroupValues<Group>;
function readGroup(
  group: ConfigGroup,
  environment: Environment,
  problems: string[],
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(group.entries).map(([key, declared]) => [key, readEntry(declared, environment, problems)]),
  );
}

const roleWithoutServer: Readonly<Record<string, string>> = {
  web: 'nothing that is submitted would ever be processed',
  worker: 'it would wait for work on an embedded database beside it, where nobody submits any',
};

/** What one entry alone cannot know. */
function crossChecks({ server, data, mail, transcriber, speech }: Config): string[] {
  const problems: string[] = [];
  const alone = data.databaseUrl === null ? roleWithoutServer[server.role] : undefined;
  if (alone !== undefined)
    problems.push(
      `ROLE=${server.role} needs DATABASE_URL, a PostgreSQL server that all processes share: without it ${alone}. Set DATABASE_URL, or ROLE=all`,
    );
  if (data.s3Bucket && !(data.s3AccessKey && data.s3SecretKey))
    problems.push('FILES_S3_BUCKET needs FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY');
  if (!data.s3Bucket && (data.s3AccessKey || data.s3SecretKey))
    problems.push('FILES_S3_ACCESS_KEY_ID and FILES_S3_SECRET_ACCESS_KEY need FILES_S3_BUCKET');
  if (mail.bounceAddress && !mail.smtpUrl)
    problems.push('BOUNCE_ADDRESS needs SMTP_URL: without it no mail is sent that could come back');
  if (!data.s3Bucket && data.s3Endpoint) problems.push('FILES_S3_ENDPOINT needs FILES_S3_BUCKET');
  if (transcriber.key && !transcriber.url) problems.push('TRANSCRIBER_KEY needs TRANSCRIBER_URL');
  if (transcriber.kind === 'this-machine' && !speech.directory)
    problems.push('TRANSCRIBER_KIND=this-machine needs SPEECH_MODELS_DIR');
  return problems;
}

/**
 * Reads the configuration from the environment.
 * @throws ConfigError with one line for every variable that is wrong
 */
export function parseConfig(environment: Environment): Config {
  const problems: string[] = [];
  const config: Config = {
    server: readGroup(groups.server, environment, problems),
    data: readGroup(groups.data, environment, problems),
    ingest: readGroup(groups.ingest, environment, problems),
    access: readGroup(groups.access, environment, problems),
    mail: readGroup(groups.mail, environment, problems),
    product: readGroup(groups.product, environment, problems),
    transcriber: readGroup(groups.transcriber, environment, problems),
    speech: readGroup(groups.speech, environment, problems),
  };
  appendAll(problems, crossChecks(config));
  if (problems.length > 0) throw invalidConfig(problems);
  return config;
}

export type ConfigDescription = {
  group: string;
  name: string;
  doc: string;
  default: string;
  secret: boolean;
  /** Variable that names a file with the value in the place of the value; null where it is no secret. */
  file: string | null;
};

function shownDefault(declared: ConfigEntry): string {
  if (declared.shownDefault !== undefined) return declared.shownDefault;
  if (declared.default === null) return 'none';
  return typeof declared.default === 'string' ? declared.default : JSON.stringify(declared.default);
}

/** Every variable with its meaning and default, in the order of the groups, for the documentation. */
export function describeConfig(): ConfigDescription[] {
  return Object.values(groups).flatMap((group: ConfigGroup) =>
    Object.values(group.entries).map((declared) => ({
      group: group.title,
      name: declared.name,
      doc: declared.doc,
      default: shownDefault(declared),
      secret: declared.secret === true,
      file: declared.secret === true ? fileVariableOf(declared.name) : null,
    })),
  );
}
