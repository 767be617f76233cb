import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.errors.ts';
import { describeConfig, parseConfig } from './config.ts';

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    parseConfig(environment);
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
  return [];
};

describe('configuration', () => {
  it('has a working default for every variable', () => {
    const config = parseConfig({});
    expect(config.server).toMatchObject({ port: 3000, role: 'all', trustProxy: false });
    expect(config.data.directory).toBe('./data');
    expect(config.ingest.samples).toBe(true);
  });

  it('reads sizes, lists, switches and proxies', () => {
    const config = parseConfig({
      UPLOAD_MAX_BYTES: '2 GB',
      FETCH_ALLOW_HOSTS: 'a.test, b.test:81,',
      SAMPLES: 'off',
      TRUST_PROXY: '1',
      PUBLIC_URL: 'https://ecco.example/',
    });
    expect(config.ingest).toMatchObject({
      uploadMaxBytes: 2 ** 31,
      fetchAllowHosts: ['a.test', 'b.test:81'],
      samples: false,
    });
    expect(config.server).toMatchObject({ trustProxy: 1, publicUrl: 'https://ecco.example' });
  });

  it('takes an empty variable for an unset one', () => {
    expect(parseConfig({ PORT: '', METRICS_TOKEN: ' ' }).server).toMatchObject({
      port: 3000,
      metricsToken: null,
    });
  });

  it('lists every wrong variable at once', () => {
    const problems = problemsOf({
      PORT: '70000',
      ROLE: 'boss',
      UPLOAD_MAX_BYTES: 'lots',
      PUBLIC_URL: 'ftp://x',
    });
    expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
      'ROLE',
      'PORT',
      'PUBLIC_URL',
      'UPLOAD_MAX_BYTES',
    ]);
  });

  it('never repeats a secret in its message', () => {
    const [problem] = problemsOf({ DATABASE_URL: 'mysql://root:hunter2@db' });
    expect(problem).toMatch(/^DATABASE_URL must be a postgres/);
    expect(problem).not.toContain('hunter2');
  });

  it('refuses half of a pair', () => {
    expect(problemsOf({ FILES_S3_BUCKET: 'media' })).toHaveLength(1);
    expect(problemsOf({ TRANSCRIBER_KEY: 'k' })).toHaveLength(1);
    expect(problemsOf({ TRANSCRIBER_KIND: 'this-machine' })).toHaveLength(1);
    expect(problemsOf({ TRANSCRIBER_KIND: 'this-machine', SPEECH_MODELS_DIR: '/models' })).toEqual([]);
  });

  it.each(['web', 'worker'])('refuses the role %s without a server of a database', (role) => {
    expect(problemsOf({ ROLE: role })).toEqual([
      expect.stringMatching(/^ROLE=\w+ needs DATABASE_URL, .*ROLE=all$/),
    ]);
    expect(problemsOf({ ROLE: role, DATABASE_URL: 'postgres://db/ecco' })).toEqual([]);
  });

  it.each<Record<string, string>>([
    { FILES_S3_ACCESS_KEY_ID: 'a' },
    { FILES_S3_ENDPOINT: 'https://s3.example' },
    { BOUNCE_ADDRESS: 'bounces@ecco.example' },
  ])('refuses what says nothing alone: %o', (environment) => {
    expect(problemsOf(environment)).toHaveLength(1);
  });

  it('describes each variable once', () => {
    const names = describeConfig().map((entry) => entry.name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toContain('DATABASE_URL');
  });
});
