/** Where the pictures of sources are read: through the product, so that no reader tells a stranger where they are. */
export const picturesPath = '/pictures/';

const isOfSource = /^https?:\/\//i;

/** The path of a picture by its address; an address of our own stays as it is. */
export function pictureHref(url: string): string {
  if (!isOfSource.test(url)) return url;
  const letters = Array.from(new TextEncoder().encode(url), (byte) => String.fromCharCode(byte)).join('');
  return picturesPath + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The address that the last part of such a path stands for; null for what is none. */
export function pictureOfName(name: string): string | null {
  try {
    const letters = atob(name.replaceAll('-', '+').replaceAll('_', '/'));
    const url = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(letters, (letter) => letter.charCodeAt(0)),
    );
    return isOfSource.test(url) ? url : null;
  } catch {
    return null;
  }
}
