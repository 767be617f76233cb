import { linkRuns } from '../../format/link-runs.ts';

/** Plain text in which web addresses can be followed; it never becomes markup. */
export function LinkedText({ text }: { text: string }) {
  return linkRuns(text).map((run) =>
    run.href ? (
      <a key={run.at} href={run.href} rel="noopener noreferrer" target="_blank">
        {run.text}
      </a>
    ) : (
      <span key={run.at}>{run.text}</span>
    ),
  );
}
