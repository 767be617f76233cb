/** Whether the browser shows a PDF inside a page; telephones mostly do not. */
export const canFrame = (url: string | null): url is string =>
  url !== null && navigator.pdfViewerEnabled !== false;
