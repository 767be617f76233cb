import type { Item } from '@ecco/contract';
import { type ComponentProps, Suspense } from 'react';
import { lazyChunk, optionalChunk } from '../../../chunks/lazy-chunk.ts';
import { WhenNear } from '../../../ui/page/when-near.tsx';
import { TextLines } from '../../../ui/text/text-lines.tsx';

const asking = () => import('../../../features/ask/item-asking.ts');
const ItemAnswerSection = lazyChunk(asking, ({ ItemAnswerSection }) => ItemAnswerSection);
const AnswerableQuestions = optionalChunk(asking, ({ AnswerableQuestions }) => AnswerableQuestions);
const TurnLine = optionalChunk(asking, ({ TurnLine }) => TurnLine);

type AskProps = { item: Item; onAsk: (question: string) => void };

/** Questions that the item answers, to begin with. */
export const ItemQuestions = ({ item: { uuid }, onAsk }: AskProps) => (
  <WhenNear>
    <Suspense>
      <AnswerableQuestions item={uuid} onAsk={onAsk} />
    </Suspense>
  </WhenNear>
);

/** Takes a question as a search, and a search as a question. */
export const TurnButton = (props: ComponentProps<typeof TurnLine>) => (
  <Suspense>
    <TurnLine {...props} />
  </Suspense>
);

type AnswerProps = AskProps & { asked: string; onTurn: (words: string) => void };

/** What was answered about the item, with the way to the search for the same words. */
export function ItemAnswer({ item: { uuid }, asked, onAsk, onTurn }: AnswerProps) {
  const waiting = <TextLines widths={[96, 88, 62]} />;
  return (
    <Suspense fallback={waiting}>
      <ItemAnswerSection key={asked} id={uuid} query={asked} onAsk={onAsk} />
      <TurnLine isAsked onTurn={() => onTurn(asked)} />
    </Suspense>
  );
}
