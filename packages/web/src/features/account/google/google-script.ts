/** What is used of Google's script. */
export type GoogleId = {
  initialize: (options: { client_id: string; callback: (answer: { credential: string }) => void }) => void;
  renderButton: (
    parent: HTMLElement,
    options: {
      type: 'standard';
      theme: 'outline' | 'filled_black';
      size: 'large';
      text: 'signin_with';
      width: number;
    },
  ) => void;
};

declare global {
  interface Window {
    google?: { accounts?: { id?: GoogleId } };
  }
}

export const googleId = (): GoogleId | null => window.google?.accounts?.id ?? null;

/** The script element of the page, put there once. One that failed is taken away, so that it can be asked for again. */
export function googleScript(url: string): HTMLScriptElement {
  const present = [...document.scripts].find(({ src }) => src === url);
  if (present) return present;
  const script = document.createElement('script');
  script.src = url;
  script.async = true;
  script.addEventListener('error', () => script.remove());
  document.head.append(script);
  return script;
}
