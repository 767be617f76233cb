import { type ComponentType, lazy } from 'react';
import { arriving } from './chunk-missing.ts';

/** A component whose code comes when it is first shown. @throws ChunkMissing where it does not come */
export const lazyChunk = <Chunk, Props>(
  load: () => Promise<Chunk>,
  pick: (chunk: Chunk) => ComponentType<Props>,
) => lazy(async () => ({ default: pick(await arriving(load)) }));

/** A component that a page can do without: nothing stands in its place until its code comes, and where it does not. */
export const optionalChunk = <Chunk, Props>(
  load: () => Promise<Chunk>,
  pick: (chunk: Chunk) => ComponentType<Props>,
) => lazy(async () => ({ default: await arriving(load).then(pick, (): ComponentType<Props> => () => null) }));
