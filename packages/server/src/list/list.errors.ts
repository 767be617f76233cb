import { limits, listEditedCode } from '@ecco/contract';
import { RequestError } from '../request/failure/request.errors.ts';

export const listNotFound = (): RequestError =>
  new RequestError({ status: 404, code: 'list.not-found', message: 'There is no such list.' });

export const listOfAnother = (): RequestError =>
  new RequestError({
    status: 403,
    code: 'list.of-another',
    message: 'This list belongs to someone else. You can read it but not change it.',
  });

export const listsOfAnother = (): RequestError =>
  new RequestError({
    status: 403,
    code: 'list.lists-of-another',
    message: "Only admins may see another person's lists.",
  });

export const listUnclaimed = (): RequestError =>
  new RequestError({
    status: 403,
    code: 'list.unclaimed',
    message: 'Nobody owns this list yet. Save it as yours before you delete it.',
  });

export const listClaimed = (): RequestError =>
  new RequestError({ status: 409, code: 'list.claimed', message: 'This list already has an owner.' });

export const tooManyLists = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'list.too-many',
    message: `You have ${limits.listsMax} lists, and there is no room for more. Delete one first.`,
  });

export const listFull = (title: string): RequestError =>
  new RequestError({
    status: 409,
    code: 'list.full',
    message: `“${title}” holds ${limits.listItemsMax.toLocaleString('en-US')} items, and there is no room for more.`,
  });

export const listNotCurable = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'list.not-curable',
    message: 'Only a list you created yourself can be shown to everyone.',
  });

export const listNotShared = (): RequestError =>
  new RequestError({
    status: 403,
    code: 'list.not-shared',
    message: 'This list is private. Ask its owner to share it with you.',
  });

/** Somebody has edited the list since the caller read it; nothing of what they sent is stored. */
export const listEdited = (): RequestError =>
  new RequestError({
    status: 409,
    code: listEditedCode,
    message: 'Someone else changed this list while you were editing it.',
  });

export const tooManyFollowed = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'list.too-many-followed',
    message: `A list follows at most ${limits.listFollowsMax.toLocaleString('en-US')} organizations, aliases and people.`,
  });

export const listSlugTaken = (): RequestError =>
  new RequestError({ status: 409, code: 'list.slug-taken', message: 'This hub has been made already.' });

export const tooManyShares = (retryAfterSeconds: number): RequestError =>
  new RequestError({
    status: 429,
    code: 'list.too-many-shares',
    message: 'You have shared with very many people today. Nothing was shared now; try again tomorrow.',
    headers: { 'retry-after': String(retryAfterSeconds) },
  });
