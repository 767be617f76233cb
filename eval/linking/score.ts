import type { LinkLabel } from './label.schema.ts';
import type { Link } from './linker.ts';

export type Verdict = 'right' | 'wrong' | 'missed' | 'silent';

/** What was made of one mention: `silent` where there is nothing to link and nothing was. */
export type JudgedMention = { label: LinkLabel; link: Link | null; verdict: Verdict };

const shared = (label: LinkLabel, link: Link): number =>
  link.unit === label.unit ? Math.min(label.to, link.to) - Math.max(label.from, link.from) : 0;

/** The link that covers most of a mention; of two that cover as much, the one that says no more than it. */
function linkAt(label: LinkLabel, links: readonly Link[]): Link | null {
  const meeting = links.filter((link) => shared(label, link) > 0);
  const best = meeting.sort((a, b) => shared(label, b) - shared(label, a) || a.to - a.from - (b.to - b.from));
  return best[0] ?? null;
}

function verdictOf({ node }: LinkLabel, link: Link | null): Verdict {
  if (link === null) return node === null ? 'silent' : 'missed';
  return link.node === node ? 'right' : 'wrong';
}

/** What the links of an item say of each of its labeled mentions. */
export const judge = (labels: readonly LinkLabel[], links: readonly Link[]): JudgedMention[] =>
  labels.map((label) => {
    const link = linkAt(label, links);
    return { label, link, verdict: verdictOf(label, link) };
  });

const share = (right: number, of: number): string => (of === 0 ? '-' : (right / of).toFixed(3));

/** Precision: of the mentions that were linked. Recall: of those that mean a node. */
export function rateLine(name: string, all: readonly JudgedMention[]): string {
  const count = (...verdicts: Verdict[]) => all.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const right = count('right');
  const meant = all.filter(({ label }) => label.node !== null).length;
  return `${name}: precision ${share(right, count('right', 'wrong'))}, recall ${share(right, meant)} (${all.length} mentions, ${meant} of a node, ${count('wrong')} wrong)`;
}
