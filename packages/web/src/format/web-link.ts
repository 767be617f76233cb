/** Whether a text looks like a link to a page of the web, with its scheme or without. */
export const looksLikeLink = (text: string): boolean =>
  /^(https?:\/\/)?[^\s/.]+(\.[^\s/.]+)+(\/\S*)?$/i.test(text);
