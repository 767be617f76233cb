import { useTranslation } from 'react-i18next';
import { useFollowing } from '../../../session/get-following.api.ts';
import { Section } from '../../../ui/page/section.tsx';
import { StatePanel } from '../../../ui/page/state-panel.tsx';
import { chosenOf } from '../choices/choices.ts';
import { type StepProps, shownLabel } from './choosing-steps.tsx';
import classes from './onboarding.module.css';
import { PodcastCard } from './podcast-card.tsx';

/** Shows of the chosen categories, as they were drawn when the category was chosen. */
export function PodcastStep({ wizard, state }: StepProps) {
  const { t } = useTranslation();
  // None while it is not known: a card then only does not say that it is followed.
  const followed = new Set(useFollowing().data?.podcasts.map(({ uuid }) => uuid));
  const shown = chosenOf(wizard, state).flatMap(({ slug, label }) => {
    const picks = state.wizard.chosen[slug];
    return picks ? [{ slug, label: shownLabel(label), picks }] : [];
  });
  if (shown.every(({ picks }) => picks.drawn.length === 0)) {
    return (
      <StatePanel title={t('onboarding.podcastsEmptyTitle')}>
        <p>{t('onboarding.podcastsEmptyText')}</p>
      </StatePanel>
    );
  }
  return (
    <>
      <p className={classes['hint']}>{t('onboarding.podcastsLead')}</p>
      {shown.map(({ slug, label, picks }) => (
        <Section key={slug} compact title={label}>
          {picks.drawn.length === 0 ? (
            <p className={classes['quiet']}>{t('onboarding.podcastsNone')}</p>
          ) : (
            <fieldset className={classes['cards']}>
              <legend className="visually-hidden">{label}</legend>
              {picks.drawn.map((podcast) => (
                <PodcastCard
                  key={podcast.uuid}
                  podcast={podcast}
                  followed={followed.has(podcast.uuid)}
                  checked={picks.podcasts.includes(podcast.uuid)}
                  onChange={() => state.togglePodcast(slug, podcast.uuid)}
                />
              ))}
            </fieldset>
          )}
        </Section>
      ))}
    </>
  );
}
