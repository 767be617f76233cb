import type { Logger } from '../../log/logger.ts';

const address = /[^\s"'<>]+@[^\s"'<>]+/g;

/**
 * What the library says goes to our log at its lowest level, without its arguments, which hold what people sent,
 * and without addresses. What matters of it is told by the answer.
 */
export const libraryLogger = (logger: Logger) => ({
  level: 'debug' as const,
  disableColors: true,
  log: (level: string, message: string): void =>
    logger.debug({ event: 'auth-library', severity: level, said: message.replaceAll(address, '[address]') }),
});
