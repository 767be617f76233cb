import { type Item, pathOf } from '@ecco/contract';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/get-session.api.ts';
import { isSignedIn } from '../../../session/is-signed-in.ts';
import { Section } from '../../../ui/page/section.tsx';

/** Whoever was sent the address of an item, and has read it, is asked in; the door leads back to the item. */
export function JoinInvite({ item }: { item: Item }) {
  const { t } = useTranslation();
  const session = useSession();
  if (session === undefined || isSignedIn(session)) return null;
  return (
    <Section id="join" title={t('joinInvite.title')}>
      <p>{t('joinInvite.text')}</p>
      <Button
        mt="md"
        variant="default"
        renderRoot={(props) => <Link to="/enter" search={{ next: pathOf(item) }} {...props} />}
      >
        {t('joinInvite.action')}
      </Button>
    </Section>
  );
}
