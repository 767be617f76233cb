import type { KeyPerson, Organization } from '@ecco/contract';
import { useTranslation } from 'react-i18next';
import { PeopleCarousel } from '../../../features/organization/key-people.tsx';
import { VoiceList } from '../../../features/organization/voice-list.tsx';
import { Section } from '../../../ui/page/section.tsx';

/** Consultants and actuaries serve it without being its staff, so they stand by themselves. */
const isAdvisor = ({ edge_type }: KeyPerson): boolean => edge_type === 'HAS_ADVISOR';

/** Who is there: its board, its staff, who advises it, and who is heard for it besides. */
export function PeopleSection({
  organization: { board, staff, voices },
}: {
  organization: Pick<Organization, 'board' | 'staff' | 'voices'>;
}) {
  const { t } = useTranslation();
  return (
    <Section id="people" title={t('organization.keyPeople')}>
      <PeopleCarousel title={t('organization.board')} people={board} />
      <PeopleCarousel title={t('organization.staff')} people={staff.filter((person) => !isAdvisor(person))} />
      <PeopleCarousel title={t('organization.advisors')} people={staff.filter(isAdvisor)} />
      <VoiceList voices={voices} isAlone={board.length + staff.length === 0} />
    </Section>
  );
}
