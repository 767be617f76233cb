import type { ConfigDescription } from '@ecco/server';

const cell = (text: string): string => text.replaceAll('|', '\\|');

const row = ({ name, doc, default: standard, file }: ConfigDescription): string =>
  `| \`${name}\` | ${cell(doc)}${file === null ? '' : ` Secret; or \`${file}\`.`} | \`${cell(standard)}\` |`;

/** The table of every variable, by group. */
export function configurationPage(variables: readonly ConfigDescription[]): string {
  const groups = [...new Set(variables.map((variable) => variable.group))];
  const sections = groups.map((group) => {
    const rows = variables.filter((variable) => variable.group === group).map(row);
    return [`## ${group}`, '', '| variable | meaning | default |', '|---|---|---|', ...rows, ''].join('\n');
  });
  return [
    '# Configuration',
    '',
    'Everything is set by environment variables, read once at start. A wrong value stops the start with a message that lists every wrong variable. Sizes are bytes, or a number with KB, MB or GB. This page is written by `npm run docs`.',
    '',
    'A secret may stand in a file in the place of the environment, as secrets of containers do: `DATABASE_URL_FILE=/run/secrets/database_url` and the like. The line break at its end does not count; setting both is refused.',
    '',
    ...sections,
  ].join('\n');
}
