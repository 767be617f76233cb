import { limits } from '@ecco/contract';
import type { OnboardingScheme } from '@ecco/domain';
import type { Show, Store } from '@ecco/store';
import type { Authorized } from '../request/access/authorize.ts';
import { draw, type Random } from './draw.ts';
import type { CategoryContent, SchemeContent } from './schemes/scheme.schema.ts';
import { categoryTagTerms } from './schemes/scheme-tags.ts';
import { schemes } from './schemes/schemes.ts';

export type PodcastChoice = { show: Show; episodes: number };
/** `episodes`: how many of all of the library's podcasts that fit it. */
export type CategoryWithPicks = { category: CategoryContent; picks: PodcastChoice[]; episodes: number };
export type WizardContent = {
  scheme: OnboardingScheme;
  content: SchemeContent;
  categories: CategoryWithPicks[];
};

const byPosition = (a: CategoryContent, b: CategoryContent): number =>
  a.rank - b.rank || a.label.localeCompare(b.label, 'en');

/** Categories in their order, each with a few of the library's podcasts that fit it, drawn anew with each call. */
export async function readWizard(
  { shows }: { shows: Pick<Store['shows'], 'findBySubjects' | 'findByIds'> },
  _who: Authorized<'read-own'>,
  { scheme, random = Math.random }: { scheme: OnboardingScheme; random?: Random },
): Promise<WizardContent> {
  const content = schemes[scheme];
  const subjects = content.categories.map((category) => ({
    key: category.slug,
    terms: categoryTagTerms(category),
  }));
  const fitting = Map.groupBy(await shows.findBySubjects(subjects), ({ key }) => key);
  const drawn = content.categories.toSorted(byPosition).map((category) => ({
    category,
    held: (fitting.get(category.slug) ?? []).reduce((sum, { episodes }) => sum + episodes, 0),
    chosen: draw(fitting.get(category.slug) ?? [], limits.podcastsPerCategory, random),
  }));
  const ids = new Set(drawn.flatMap(({ chosen }) => chosen.map(({ showId }) => showId)));
  const known = new Map((await shows.findByIds([...ids])).map((show) => [show.id, show]));
  const picksOf = ({ showId, episodes }: { showId: string; episodes: number }): PodcastChoice[] => {
    const show = known.get(showId);
    return show ? [{ show, episodes }] : [];
  };
  return {
    scheme,
    content,
    categories: drawn.map(({ category, held, chosen }) => ({
      category,
      episodes: held,
      picks: chosen.flatMap(picksOf),
    })),
  };
}
