const listenReasons: Readonly<Record<string, (place: string) => string>> = {
  EADDRINUSE: (place) => `Another process is using ${place}. Stop it first, or set PORT to another one.`,
  EACCES: (place) => `This process may not listen on ${place}. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: (place) =>
    `This machine has no address ${place}. Set HOST to one that it has, or to 0.0.0.0.`,
  ENOTFOUND: (place) => `The name of ${place} is not known. Set HOST to an address of this machine.`,
};

const isOfListening = (error: Error): error is Error & { code: string } =>
  'syscall' in error && (error.syscall === 'listen' || error.syscall === 'getaddrinfo') && 'code' in error;

const isText = (value: unknown): value is string | number =>
  typeof value === 'string' || typeof value === 'number';

function errorPlace(error: Error): string {
  const host = 'address' in error ? error.address : 'hostname' in error ? error.hostname : null;
  const port = 'port' in error ? error.port : null;
  const parts = [host, port].filter(isText);
  return parts.length === 2 ? `port ${parts[1]} of ${parts[0]}` : `${parts[0] ?? 'the address of HOST'}`;
}

/** Why a start failed, in words that somebody can act on. */
export function startFailureWords(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error';
  const words = isOfListening(error) ? listenReasons[error.code] : undefined;
  return words?.(errorPlace(error)) ?? error.message;
}
