/** `docs/readers.md`: what each reader reads, in the words of the tests that hold it. */

/** One test that passed: its file from the root of the repository, what it is of, and its title. */
export type PassedTest = { file: string; of: readonly string[]; title: string };

type Section = { heading: string; about: string; files: RegExp };

const sources = 'packages/pipeline/src/sources';
const sections: readonly Section[] = [
  {
    heading: 'What a file is',
    about: 'Told by what a file or an address holds; names and media types only break ties.',
    files: new RegExp(`^${sources}/(?:recognize|packed)/`),
  },
  {
    heading: 'Transcripts',
    about: 'Captions, answers of transcription services, exports of meeting programs, printed talks.',
    files: new RegExp(`^${sources}/transcript/`),
  },
  {
    heading: 'Word documents',
    about: 'Exports of meeting programs, minutes, and papers as DOCX.',
    files: new RegExp(`^${sources}/office/`),
  },
  {
    heading: 'Papers as PDF',
    about: 'Their text, as far as the file has any; scans are refused.',
    files: new RegExp(`^${sources}/document/(?:extract-)?pdf`),
  },
  {
    heading: 'Papers as text and Markdown',
    about: 'Headings, lists, tables, the day and the owner of a paper.',
    files: new RegExp(`^${sources}/document/(?!(?:extract-)?pdf)`),
  },
  {
    heading: 'Minutes',
    about:
      'Motions, votes and amounts. A form that is not understood is shown as “Vote not read”, with its words.',
    files: /^packages\/engine\/src\/meeting\/(?:decisions|minutes|signals|spoken)\/|^eval\/ballots\.test/,
  },
  {
    heading: 'Feeds',
    about: 'RSS, Atom, RDF and JSON Feed, with the podcast namespaces.',
    files: new RegExp(`^${sources}/(?:feed/(?!opml)|chapters/)`),
  },
  { heading: 'Lists of feeds', about: 'OPML.', files: new RegExp(`^${sources}/feed/opml`) },
  {
    heading: 'Calendars',
    about: 'iCalendar, with zones, rules and their exceptions.',
    files: new RegExp(`^${sources}/calendar/`),
  },
  {
    heading: 'Pages of meetings',
    about: 'Days, hours, bodies and papers, as boards and their vendors publish them.',
    files: new RegExp(`^${sources}/meetings/`),
  },
  {
    heading: 'Articles',
    about: 'The text of a page, its author and its day.',
    files: new RegExp(`^${sources}/(?:article|html)/`),
  },
  {
    heading: 'Addresses',
    about: 'Which addresses are one and the same.',
    files: /address-noise|dedupe|canonical|sitemap/,
  },
  {
    heading: 'Tables of organizations',
    about: 'CSV of people, organizations and connections.',
    files: /^packages\/server\/src\/graph-import\/(?:csv|row-values)/,
  },
];

/** What every reader is given, and what says nothing of what it reads. */
const hostile =
  /^(?:nothing|white space|binary|zeros|a million <|deep (?:nesting|feed|JSON)|huge attribute|unclosed comment|one long (?:line|word)|colons|arrows|stars|billion laughs|external entity)\b|\b(?:refused by name|named error)\b.*\bhostile\b/u;
const longest = 160;

const shown = (text: string): string => {
  const line = text.replaceAll(/\s+/gu, ' ').trim();
  const cut = line.length > longest ? `${line.slice(0, longest - 1)}…` : line;
  return cut.toWellFormed().replaceAll(/([\\`*_<>[\]|])/gu, '\\$1');
};

function sectionText({ heading, about }: Section, tests: readonly PassedTest[]): string[] {
  const groups = Map.groupBy(tests, ({ of }) => of.join(': '));
  const parts = [...groups].flatMap(([group, all]) => {
    const titles = [...new Set(all.map(({ title }) => shown(title)))];
    return [...(group === '' ? [] : [`**${shown(group)}**`, '']), ...titles.map((title) => `- ${title}`), ''];
  });
  return [`## ${heading}`, '', about, '', ...parts];
}

/** Whether a test file says what a reader reads. */
export const isOfReaders = (file: string): boolean => sections.some(({ files }) => files.test(file));

/** The page; its order is that of the sections, the files by name, and the tests in them. */
export function readersPage(tests: readonly PassedTest[]): string {
  // What is tried with material beside the checkout is not the same everywhere.
  const isEverywhere = ({ of }: PassedTest): boolean => !of.some((group) => group.includes('(skipped where'));
  const passedTests = tests.filter((test) => !hostile.test(test.title) && isEverywhere(test));
  const texts = sections.flatMap((section) => {
    const own = passedTests.filter(({ file }) => section.files.test(file));
    const ordered = own.toSorted((one, other) => one.file.localeCompare(other.file, 'en'));
    return ordered.length === 0 ? [] : sectionText(section, ordered);
  });
  return [
    '# What is read',
    '',
    'Every line is a test that passed: a format, a layout or a rule, and what is read of it or why it is refused. Whatever a reader mends, leaves out or does not understand stands in the reading report of its item. This page is written by `npm run docs:readers`, and `npm test` fails where it is not that of its tests.',
    '',
    ...texts,
  ].join('\n');
}
