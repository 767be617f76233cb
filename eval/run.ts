/**
 * `npm run eval -- <task…> [--split dev|test] [--keep <folder>]`: writes the predictions of the product's own
 * engine, parsers and search for a reference task and has the reference's script score them. The reference data
 * and scripts lie beside the checkout (`../shared`), or where EVAL_HOME says. Without a task it lists them.
 * `npm run eval -- ballots [--show]` compares the votes told of made minutes, in each layout, with what was put into them.
 * `npm run eval -- silence` tells how often questions are answered by sources that hold no answer.
 * `npm run eval -- library [--show]` asks the whole development library, with the item that answers and without it.
 * `npm run eval -- gaps [--show]` tells which omissions planted in minutes are found, and what is told as missing and is not.
 * `npm run eval -- field --cases <folder> [--show]` tells what the readers make of files as people send them.
 * `npm run eval -- golden [--write]` compares with the golden set of the checkout, and accepts what is new.
 * `npm run eval -- grid [--show]` compares whose claims are in the grid with whose they are by a reader.
 * `npm run eval -- clarity` fits the weights that tell whether a sentence stands alone.
 * `npm run eval -- written [--show]` compares the signals told of invented texts about funds with what was put into them.
 * `npm run eval -- signals [--show]` compares the signals told of real sources with those that a reader found in them.
 * `npm run eval -- answerable` fits the weights that tell whether one of several sources answers.
 * `npm run eval -- asked [--show]` puts questions to the bundled samples, and to organizations of them, half of which nothing answers.
 * `npm run eval -- hearing` measures how well the speech models of SPEECH_MODELS_DIR transcribe recordings of known words.
 * `npm run eval -- candidates [--show]` asks which of 120 real items are worth approving, beside what a reader said.
 * `npm run eval -- fit-meetings-pages` chooses what counts towards a meeting on a page, by leaving out each site in turn.
 * `npm run eval -- filings [--show]` asks filings what analysts ask of them, and holds what is told against the reference's answers.
 * `npm run eval -- headlines [--show]` tells whether the figure in large type is the one that is asked for, of real sources.
 * `npm run eval -- linking [--show]` compares what mentions in real texts are linked to with what a reader says they mean.
 * `npm run eval -- retrieval [--show]` asks a library of real calls, meetings and filings what analysts ask of one company.
 * `npm run eval -- themes [--show]` compares the theme told of sentences with what a reader said that they are about.
 * `npm run eval -- spoken [--split test] [--voices] [--show]` compares the votes told of meetings that were only heard with a reader's.
 * `npm run eval -- sources [--show]` tells the period, kind, day and company that real sources say of themselves.
 * `npm run eval -- truth [--sets a,b]` checks every sentence shown of the development sources against its quotes, and those of first screens for whose figure they tell.
 */
import { execFile } from 'node:child_process';
import { createWriteStream, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { parseArgs, promisify } from 'node:util';
import { runBallots } from './ballots.ts';
import { fitBorders } from './borders/fit-borders.ts';
import { runCandidates } from './candidates/run-candidates.ts';
import { fitClarity } from './clarity/fit-clarity.ts';
import { devSources, trainingSources } from './dev-sources.ts';
import { type EvalTask, evalHome, linesOf } from './eval-task.ts';
import { runField } from './field.ts';
import { runFilings } from './filings.ts';
import { fitAnswerable } from './fit-answerable.ts';
import { fitMeetingPages } from './fit-meeting-pages.ts';
import { runGaps } from './gaps.ts';
import { runGolden } from './golden/run-golden.ts';
import { runGrid } from './grid.ts';
import { runHeadlines } from './headlines.ts';
import { runHearing } from './hearing/run-hearing.ts';
import { runLibrary } from './library.ts';
import type { Graph } from './linking/linker.ts';
import { openProductLinker } from './linking/product-linker.ts';
import { runLinking } from './linking/run-linking.ts';
import type { Reference } from './marked/reference.ts';
import { sourceOfUnits } from './marked/source-of-units.ts';
import { runQuestions } from './posed-questions.ts';
import { runRetrieval } from './retrieval.ts';
import { runSignals } from './signals/run-signals.ts';
import { runWritten } from './signals/run-written.ts';
import { runSilence } from './silence.ts';
import { runSources } from './sources.ts';
import { runSpoken } from './spoken.ts';
import { tasks } from './task.list.ts';
import { fitThemes } from './themes/fit-themes.ts';
import { runThemes } from './themes/run-themes.ts';
import { checkTruth } from './truth/run-truth.ts';

async function score(task: EvalTask, split: string, folder: string): Promise<string> {
  const file = join(folder, `${task.name}.${split}.jsonl`);
  const lines = async function* () {
    for await (const prediction of task.predict(split)) yield `${JSON.stringify(prediction)}\n`;
  };
  const startedAt = performance.now();
  await pipeline(Readable.from(lines()), createWriteStream(file));
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  const [script = '', ...args] = task.scorer;
  const { stdout } = await promisify(execFile)(
    'python3',
    [join(evalHome, 'eval', script), ...args, '--split', split, '--pred', file],
    { maxBuffer: 16 * 1024 * 1024 },
  );
  return `${task.name} (${split}, predictions made in ${seconds} s)\n${stdout.trimEnd()}\n`;
}

const reference: Reference = {
  linesOf,
  bytesOf: (path) => new Uint8Array(readFileSync(join(evalHome, 'data', path))),
  sourceOf: sourceOfUnits,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    split: { type: 'string', default: 'dev' },
    keep: { type: 'string' },
    write: { type: 'boolean', default: false },
    sets: { type: 'string', default: '' },
    show: { type: 'boolean', default: false },
    voices: { type: 'boolean', default: false },
    cases: { type: 'string' },
  },
});
const own =
  'answerable asked ballots candidates clarity fit-borders fit-meetings-pages field fit-themes filings gaps golden grid headlines hearing library linking retrieval signals silence sources spoken';
const known = [...own.split(' '), 'themes', 'truth', 'written', 'all', ...tasks.map((task) => task.name)];
const unknown = positionals.filter((word) => !known.includes(word));
if (positionals.length === 0) console.log(`tasks: ${known.join(' ')}`);
if (unknown.length > 0) {
  console.error(`There is no task “${unknown.join(', ')}”. There are: ${known.join(' ')}`);
  process.exit(1);
}
const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'ecco-eval-'));
const chosenTasks = tasks.filter((task) => positionals.includes('all') || positionals.includes(task.name));
if (positionals.includes('golden')) console.log(await runGolden(values.write));
if (positionals.includes('ballots')) for await (const line of runBallots(values.show)) console.log(line);
if (positionals.includes('gaps')) for await (const line of runGaps(linesOf, values.show)) console.log(line);
if (positionals.includes('field') && values.cases)
  for await (const line of runField(values.cases, values.show)) console.log(line);
if (positionals.includes('grid')) for await (const line of runGrid(reference, values.show)) console.log(line);
if (positionals.includes('hearing'))
  for await (const line of runHearing(process.env['SPEECH_MODELS_DIR'])) console.log(line);
if (positionals.includes('silence')) console.log(await runSilence());
if (positionals.includes('library')) for await (const line of runLibrary(values.show)) console.log(line);
if (positionals.includes('asked')) for await (const line of runQuestions(values.show)) console.log(line);
if (positionals.includes('filings'))
  for await (const line of runFilings(reference.bytesOf, values.show)) console.log(line);
if (positionals.includes('headlines'))
  for await (const line of runHeadlines(reference.bytesOf, values.show)) console.log(line);
if (positionals.includes('retrieval'))
  for await (const line of runRetrieval({ bytesOf: reference.bytesOf, isShown: values.show }))
    console.log(line);
if (positionals.includes('signals'))
  for await (const line of runSignals(reference, values.show)) console.log(line);
if (positionals.includes('written')) for await (const line of runWritten(values.show)) console.log(line);
if (positionals.includes('fit-themes')) for await (const line of fitThemes(reference)) console.log(line);
if (positionals.includes('themes'))
  for await (const line of runThemes(reference, values.show)) console.log(line);
if (positionals.includes('candidates'))
  for await (const line of runCandidates(linesOf, values.show)) console.log(line);
if (positionals.includes('fit-meetings-pages')) for await (const line of fitMeetingPages()) console.log(line);
if (positionals.includes('answerable')) for await (const line of fitAnswerable()) console.log(line);
if (positionals.includes('spoken')) {
  const half = values.split === 'test' ? 'unread' : 'development';
  for await (const line of runSpoken(linesOf, { half, isShown: values.show, hasVoices: values.voices }))
    console.log(line);
}
if (positionals.includes('sources')) for await (const line of runSources(values.show)) console.log(line);
if (positionals.includes('linking')) {
  const open = (graph: Graph) => openProductLinker(graph, reference);
  for await (const line of runLinking(open, reference, values.show)) console.log(line);
}
if (positionals.includes('clarity'))
  for await (const line of fitClarity(trainingSources())) console.log(line);
if (positionals.includes('fit-borders'))
  for await (const line of fitBorders(devSources(values.sets.split(',').filter(Boolean)))) console.log(line);
if (positionals.includes('truth'))
  for await (const line of checkTruth(devSources(values.sets.split(',').filter(Boolean)))) console.log(line);
for (const task of chosenTasks) console.log(await score(task, values.split, folder));
