import { lazyRouteComponent } from '@tanstack/react-router';
import { arriving } from './chunk-missing.ts';

/** The component of a route, whose code comes with its first visit. @throws ChunkMissing where it does not come */
export const pageChunk = <Chunk extends Record<string, unknown>, Name extends keyof Chunk>(
  load: () => Promise<Chunk>,
  name: Name,
) => lazyRouteComponent(() => arriving(load), name);
