import type { GraphNode } from '@ecco/contract';
import type { MergeKind } from '@ecco/domain';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MergeDialog } from './merge-dialog.tsx';

type Side = Pick<GraphNode, 'id' | 'slug' | 'name'>;
type Props = { kind: MergeKind; node: Side; onMerged: (kept: Side) => void };

/** The way to make an organization, or a person, one with another. */
export function MergeButton({ onMerged, ...props }: Props) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('merging.open')}
      </Button>
      <MergeDialog
        {...props}
        open={isOpen}
        onClose={() => setOpen(false)}
        onMerged={(side) => {
          setOpen(false);
          onMerged(side);
        }}
      />
    </>
  );
}
