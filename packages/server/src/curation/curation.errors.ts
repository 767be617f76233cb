import { RequestError } from '../request/failure/request.errors.ts';

export const highlightNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'curation.highlight-not-found',
    message: 'The item has no such highlight. Its highlights may have been regenerated meanwhile.',
  });

export const labelNotFound = (label: string): RequestError =>
  new RequestError({
    status: 404,
    code: 'curation.label-not-found',
    message: `Nobody speaks as “${label}” in this item.`,
  });

export const withoutShow = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'curation.without-show',
    message: 'The item belongs to no show, so its speaker can be named in this item only.',
  });

export const withoutSummary = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'curation.without-summary',
    message: 'The item has no summary yet. Analyze it first.',
  });

export const withoutPages = (): RequestError =>
  new RequestError({
    status: 400,
    code: 'curation.without-pages',
    message: 'The item has no pages to choose from.',
  });

export const pagesBeyond = (count: number): RequestError =>
  new RequestError({
    status: 400,
    code: 'curation.pages-beyond',
    message: `The item has ${count} ${count === 1 ? 'page' : 'pages'}.`,
  });
