import { type PointerEvent, useRef } from 'react';
import type { ViewBox } from './graph-view-box.ts';

/** What a picture needs so that it can be moved by hand; a press that does not move is left to what it lies on. */
export function usePanning(box: ViewBox, onMove: (box: ViewBox) => void) {
  const from = useRef<{ x: number; y: number; box: ViewBox } | null>(null);
  return {
    onPointerDown: ({ clientX: x, clientY: y }: PointerEvent<SVGSVGElement>): void => {
      from.current = { x, y, box };
    },
    onPointerMove: ({ clientX, clientY, currentTarget, buttons }: PointerEvent<SVGSVGElement>): void => {
      if (from.current === null || buttons === 0) return;
      const { x, y, box: before } = from.current;
      const unit = Math.max(
        before.width / currentTarget.clientWidth,
        before.height / currentTarget.clientHeight,
      );
      onMove({ ...before, x: before.x - (clientX - x) * unit, y: before.y - (clientY - y) * unit });
    },
    onPointerUp: (): void => {
      from.current = null;
    },
  };
}
