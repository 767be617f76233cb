/**
 * `npm run new -- <noun>`: lays the files of a noun in every room and writes the registers that find it there. Refused
 * names change nothing; with `--dry-run` it says what it would do. `docs/architecture.md` says what to do then.
 */
import { parseArgs } from 'node:util';
import { nounNames } from './new/noun-names.ts';
import { layNoun, migrationOf, planOf } from './new/plan.ts';
import { refusalOf } from './new/refusal.ts';
import { command, root } from './process/command.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { plural: { type: 'string' }, 'dry-run': { type: 'boolean', default: false } },
});
const [singular] = positionals;
if (singular === undefined || positionals.length > 1) {
  console.error('Usage: npm run new -- <noun> [--plural <nouns>] [--dry-run]');
  process.exit(1);
}

const names = nounNames(singular, values.plural);
const refusal = refusalOf(names, root);
if (refusal !== null) {
  console.error(refusal);
  process.exit(1);
}

const plan = planOf(names, root);
const migration = migrationOf(names, root);
for (const { path } of plan.created) console.log(`new      ${path}`);
for (const path of migration.created) console.log(`new      ${path}`);
for (const { path } of plan.edited) console.log(`changed  ${path}`);
for (const path of [...migration.edited, 'docs/openapi.json', 'docs/api.md']) console.log(`changed  ${path}`);

if (!values['dry-run']) {
  for (const path of await layNoun(plan, root)) console.log(`written  ${path}`);
  const { ok, output } = await command(['node', 'scripts/generate-docs.ts']);
  if (!ok) throw new Error(output);
  console.log(
    `\nThe page is at /${names.kebab.plural}. Say in docs/glossary.md what the field calls the noun.`,
  );
}
