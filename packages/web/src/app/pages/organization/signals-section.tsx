import type { LedgerSignal, Organization } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { SignalRows } from '../../../features/ledger/signal-rows.tsx';
import { Section } from '../../../ui/page/section.tsx';

/** Signals that the page of an organization shows; the others stand on the page of signals. */
export const signalsShown = 5;

type Props = { organization: Organization; signals: readonly LedgerSignal[]; total: number };

/** What an organization did with its money, its managers and its people, newest first. */
export function SignalsSection({ organization: { slug, name }, signals, total }: Props) {
  const { t } = useTranslation();
  return (
    <Section
      id="signals"
      title={t('signals.title')}
      aside={
        total > signals.length ? (
          <Button
            variant="default"
            size="sm"
            renderRoot={(props) => (
              <Link
                to="/signals"
                search={{ organization: slug }}
                aria-label={t('signals.ofOrganization', { name })}
                {...props}
              />
            )}
          >
            {t('signals.showAll', { count: total })}
          </Button>
        ) : null
      }
    >
      <SignalRows signals={signals} label={t('signals.title')} isWhoShown={false} />
    </Section>
  );
}
