/** Reserved host of the bundled samples. The server's fetch client answers it from the folder `samples/`. */
export const sampleHost = 'samples.ecco.example';
/** Where browsers, which cannot reach that host, find the same files. */
export const samplePath = '/sample-files';

/** The address under which a browser reaches what the store knows by `url`: its own, but for bundled samples. */
export function reachable(url: string | null): string | null {
  const prefix = `https://${sampleHost}/`;
  return url?.startsWith(prefix) ? `${samplePath}/${url.slice(prefix.length)}` : url;
}
