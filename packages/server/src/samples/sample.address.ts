/** Reserved host of the bundled samples. The server's fetch client answers it from the folder `samples/`. */
export const sampleHost = 'samples.ecco.example';
/** Where browsers, which cannot reach that host, find the same files. */
export const samplePath = '/sample-files';

/**
 * The address under which a browser reaches what the store knows by `url`: its own, but for bundled samples. Pages
 * that a sample only names, and that are no file of the folder, lead nowhere and are left out.
 */
export function reachable(url: string | null): string | null {
  const prefix = `https://${sampleHost}/`;
  if (!url?.startsWith(prefix)) return url;
  const file = url.slice(prefix.length);
  return /\.\w+$/.test(file) ? `${samplePath}/${file}` : null;
}
