import { type ComponentType, lazy } from 'react';
import { arriving } from './chunk-missing.ts';

/** A component whose code comes when it is first shown. @throws ChunkMissing where it does not come */
export const lazyChunk = <Chunk, Props>(
  load: () => Promise<Chunk>,
  pick: (chunk: Chunk) => ComponentType<Props>,
) => lazy(async () => ({ default: pick(await arriving(load)) }));
