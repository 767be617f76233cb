import { ActionIcon } from '@mantine/core';
import { IconCopy } from '@tabler/icons-react';
import { type ComponentProps, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { copyWords } from '../../ui/overlay/copy-text.ts';
import classes from './guide.module.css';

/** Code as it is written: it scrolls sideways and can be copied whole. */
export function CodeBlock({ children }: Pick<ComponentProps<'pre'>, 'children'>) {
  const { t } = useTranslation();
  const block = useRef<HTMLPreElement>(null);
  const copy = (): Promise<void> =>
    copyWords(block.current?.textContent?.trimEnd() ?? '', {
      done: t('developers.copied'),
      failed: t('developers.copyFailed'),
    });
  return (
    <div className={classes['code']}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it */}
      <pre ref={block} tabIndex={0}>
        {children}
      </pre>
      <ActionIcon
        variant="default"
        size={32}
        aria-label={t('developers.copyCode')}
        onClick={() => void copy()}
      >
        <IconCopy size={16} stroke={1.8} />
      </ActionIcon>
    </div>
  );
}
