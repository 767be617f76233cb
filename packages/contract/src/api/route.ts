import { oc } from '@orpc/contract';

type Path = `/${string}`;

export const get = (path: Path, summary: string) => oc.route({ method: 'GET', path, summary });
export const post = (path: Path, summary: string) => oc.route({ method: 'POST', path, summary });
export const put = (path: Path, summary: string) => oc.route({ method: 'PUT', path, summary });
export const patch = (path: Path, summary: string) => oc.route({ method: 'PATCH', path, summary });
export const remove = (path: Path, summary: string) => oc.route({ method: 'DELETE', path, summary });
