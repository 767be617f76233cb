import { PictureStage } from './picture-stage.tsx';
import type { ItemDesk } from './use-item-desk.ts';
import { WordsSections } from './words-sections.tsx';

/** A recording beside its words, which go along with it: its picture where it has one, the search, and every line. */
export function MediaView({ desk }: { desk: ItemDesk }) {
  return (
    <>
      <PictureStage desk={desk} />
      <WordsSections desk={desk} />
    </>
  );
}
