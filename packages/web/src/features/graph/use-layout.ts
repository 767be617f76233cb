import { useEffect, useRef, useState } from 'react';
import type { GraphDrawing } from './graph.types.ts';
import { arrange, type Positions } from './layout.ts';

/** Where the points of a graph stand; those of before until what was added has found its place. */
export function useLayout(drawn: GraphDrawing): Positions {
  const [positions, setPositions] = useState<Positions>(new Map());
  const before = useRef(positions);
  useEffect(() => {
    const stopping = new AbortController();
    void arrange(drawn, before.current, stopping.signal).then((match) => {
      if (match === null) return;
      before.current = match;
      setPositions(match);
    });
    return () => stopping.abort();
  }, [drawn]);
  return positions;
}
