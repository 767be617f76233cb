import type { Organization } from '@ecco/contract';
import { useId, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CitationLayer } from '../../ui/citation/citation-layer.tsx';
import { CitedSentence } from '../../ui/citation/cited-sentence.tsx';
import { NumberingContext, numberCitations } from '../../ui/citation/numbering.ts';
import { JumpProvider } from '../../ui/citation/place.context.ts';
import { useOpenPlace } from '../../ui/citation/use-open-place.ts';
import classes from './organization-head.module.css';

type Props = Pick<Organization, 'allocating'>;

/** That a fund puts money to work, and on demand the sentence that says so; nothing where it does not. */
export function AllocatingStatus({ allocating: { is_allocating, explanation } }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const open = useOpenPlace();
  const [isOpen, setOpen] = useState(false);
  const numbers = useMemo(() => numberCitations(explanation ? [explanation] : []), [explanation]);
  if (!is_allocating) return null;
  return (
    <div className={classes['status']}>
      <button
        type="button"
        aria-expanded={explanation ? isOpen : undefined}
        aria-controls={isOpen ? id : undefined}
        disabled={explanation === null}
        onClick={() => setOpen(!isOpen)}
      >
        {t('organization.allocating')}
      </button>
      {isOpen && explanation ? (
        <JumpProvider value={open}>
          <NumberingContext value={numbers}>
            <CitationLayer>
              <div id={id}>
                <CitedSentence sentence={explanation} />
              </div>
            </CitationLayer>
          </NumberingContext>
        </JumpProvider>
      ) : null}
    </div>
  );
}
