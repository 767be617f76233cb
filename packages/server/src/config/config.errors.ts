/** The environment cannot be used; the message lists every wrong variable and never shows a secret. */
export class ConfigError extends Error {
  readonly code = 'config.invalid';
  readonly problems: readonly string[];

  constructor(problems: readonly string[]) {
    super(
      [
        'The configuration cannot be used:',
        ...problems.map((problem) => `  - ${problem}`),
        'See docs/configuration.md.',
      ].join('\n'),
    );
    this.name = 'ConfigError';
    this.problems = problems;
  }
}

export const invalidConfig = (problems: readonly string[]): ConfigError => new ConfigError(problems);
