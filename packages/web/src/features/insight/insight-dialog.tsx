import type { InsightWindow } from '@ecco/domain';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useThemeInsights } from './api/insights.api.ts';
import type { OpenedCell } from './insight-grid.tsx';
import { changeWords, hoverWords, talkVolume } from './insight-words.ts';
import { QuotesView } from './quotes-view.tsx';

type Props = { cell: OpenedCell | null; window: InsightWindow; onClose: () => void };

/** What an organization says of a theme, each with where it stands. */
export function InsightDialog({ cell, window, onClose }: Props) {
  const id = useId();
  return (
    <Dialog open={cell !== null} label={`${id}-title`} onClose={onClose}>
      {cell ? <Opened cell={cell} window={window} titleId={`${id}-title`} onClose={onClose} /> : null}
    </Dialog>
  );
}

type OpenedProps = Omit<Props, 'cell'> & { cell: OpenedCell; titleId: string };

function Opened({ cell: { of, row }, window, titleId, onClose }: OpenedProps) {
  const { t } = useTranslation();
  const query = useThemeInsights({ orgId: of.organization.uuid, themeId: row.theme_id, window });
  const [, said] = hoverWords(t, { row, said: talkVolume(of), window });
  return (
    <QuotesView
      titleId={titleId}
      title={t('insights.quotes', { theme: row.theme_name, organization: of.organization.name })}
      lead={`${changeWords(t, row, window)}. ${said}`}
      origin={of.organization}
      theme={row.theme_id}
      query={query}
      onClose={onClose}
    />
  );
}
