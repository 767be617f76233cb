/** The last part of an address or a path: what its publisher named the file. */
export function fileNameOf(nameOrUrl: string | null | undefined): string | null {
  if (!nameOrUrl) return null;
  const path = URL.canParse(nameOrUrl) ? new URL(nameOrUrl).pathname : nameOrUrl;
  return path.split('/').filter(Boolean).at(-1) ?? null;
}
