import { type ComponentProps, type ReactNode, Suspense } from 'react';
import { lazyChunk, optionalChunk } from '../../../chunks/lazy-chunk.ts';
import { AfterPaint } from '../../../ui/page/after-paint.tsx';
import classes from '../frame/item-page.module.css';

const rest = () => import('./after-first-screen.ts');
const LaterClaims = optionalChunk(rest, ({ ClaimList }) => ClaimList);
const LaterTheme = optionalChunk(rest, ({ ClaimTheme }) => ClaimTheme);
const LaterRail = optionalChunk(rest, ({ ItemRail }) => ItemRail);
const LaterOutline = optionalChunk(rest, ({ OutlineNav }) => OutlineNav);
const LaterSummary = lazyChunk(rest, ({ SummaryBelow }) => SummaryBelow);

/** Who speaks and what is spoken of. */
export const ItemRail = (props: ComponentProps<typeof LaterRail>) => (
  <AfterPaint before={null}>
    <Suspense>
      <LaterRail {...props} />
    </Suspense>
  </AfterPaint>
);

/** The parts of the page. */
export const OutlineNav = (props: ComponentProps<typeof LaterOutline>) => (
  <Suspense>
    <LaterOutline {...props} />
  </Suspense>
);

/** What is claimed. */
export const ClaimList = (props: ComponentProps<typeof LaterClaims>) => (
  <Suspense>
    <LaterClaims {...props} />
  </Suspense>
);

/** The theme of a claim, which can be changed; `before` stands there until that comes. */
export const ClaimTheme = ({
  before,
  ...props
}: ComponentProps<typeof LaterTheme> & { before: ReactNode }) => (
  <Suspense fallback={before}>
    <LaterTheme {...props} />
  </Suspense>
);

/** The chapters and highlights, which keep their room until they come. */
export function SummaryBelow(props: ComponentProps<typeof LaterSummary>) {
  const room = <div className={classes['below']} />;
  return (
    <AfterPaint before={room}>
      <Suspense fallback={room}>
        <LaterSummary {...props} />
      </Suspense>
    </AfterPaint>
  );
}
