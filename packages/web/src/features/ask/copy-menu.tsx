import type { Answer } from '@ecco/contract';
import { IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useLog } from '../../events/events.context.ts';
import { placeLabel, placeOf } from '../../ui/citation/place.ts';
import { copyFormatted, copyWords } from '../../ui/overlay/copy-text.ts';
import type { MenuGroup } from '../../ui/overlay/menu.tsx';
import { MenuButton } from '../../ui/overlay/menu-button.tsx';
import { answerHtml, answerMarkdown, answerText, type ExportWords } from './answer-export.ts';
import { graphLines } from './graph-lines.ts';

/** Copies an answer with its sources, in the form that is wanted. */
export function CopyMenu({ answer }: { answer: Answer }) {
  const { t } = useTranslation();
  const log = useLog();
  const said = { done: t('ask.copied'), failed: t('ask.copyFailed') };
  const words: ExportWords = {
    sources: t('ask.sources'),
    disagree: t('ask.disagree'),
    placeOf: (citation) => placeLabel(t, placeOf(citation)),
    origin: location.origin,
    kept: graphLines(t, answer),
  };
  const copying = (run: () => Promise<void>) => () => {
    log({ event: 'copy_answer', 'button-src': 'answer' });
    void run();
  };
  const groups = (): readonly MenuGroup[] => [
    {
      key: 'copy',
      entries: [
        {
          key: 'text',
          label: t('ask.copyText'),
          run: copying(() => copyFormatted(answerText(answer, words), answerHtml(answer, words), said)),
        },
        {
          key: 'markdown',
          label: t('ask.copyMarkdown'),
          run: copying(() => copyWords(answerMarkdown(answer, words), said)),
        },
        {
          key: 'html',
          label: t('ask.copyHtml'),
          run: copying(() => copyWords(answerHtml(answer, words), said)),
        },
      ],
    },
  ];
  return (
    <MenuButton
      text={t('ask.copy')}
      label={t('ask.copy')}
      icon={<IconCopy size={16} stroke={1.6} aria-hidden="true" />}
      groups={groups}
    />
  );
}
