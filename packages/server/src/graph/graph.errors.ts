import { limits } from '@ecco/contract';
import { RequestError } from '../request/failure/request.errors.ts';

export const slugTaken = (slug: string): RequestError =>
  new RequestError({
    status: 409,
    code: 'graph.slug-taken',
    message: `Another page is, or was, at “${slug}”.`,
  });

export const connectionExists = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'graph.connection-exists',
    message: 'The organization has this connection already.',
  });

export const targetNotFound = (): RequestError =>
  new RequestError({
    status: 400,
    code: 'graph.target-not-found',
    message: 'There is nothing of this type to connect the organization to.',
  });

export const publicationNotFound = (slug: string): RequestError =>
  new RequestError({
    status: 400,
    code: 'graph.publication-not-found',
    message: `There is no publication with the slug “${slug}”. Nothing was changed.`,
  });

export const connectionNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'graph.connection-not-found',
    message: 'The organization has no such connection.',
  });

export const factNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'graph.fact-not-found',
    message: 'The organization has no such fact.',
  });

export const factAhead = (day: string): RequestError =>
  new RequestError({
    status: 400,
    code: 'graph.fact-ahead',
    message: `Nothing is known as of ${day}, which is in the future.`,
  });

export const personNotInItem = (person: string, item: string): RequestError =>
  new RequestError({
    status: 404,
    code: 'graph.person-not-in-item',
    message: `${person} is not in “${item}”.`,
  });

export const pointNotFound = (): RequestError =>
  new RequestError({
    status: 404,
    code: 'graph.point-not-found',
    message: 'There is no such point of the graph any more.',
  });

export const graphFull = (): RequestError =>
  new RequestError({
    status: 409,
    code: 'graph.full',
    message: `A graph shows ${limits.graphPointsMax.toLocaleString('en-US')} points at most. Start over from another one.`,
  });
