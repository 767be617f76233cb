/** `node scripts/count-touched.ts`: counts the files of a change, by hand and by tools. */
import { changedFiles } from './process/changed-files.ts';

/** Registers, the description of the API and migrations. */
const byTools = /\.generated\.|^docs\/(?:openapi\.json|api\.md)$|^packages\/store\/migrations\//u;

const touched = changedFiles();
const byHand = touched.filter((path) => !byTools.test(path));
for (const path of byHand) console.log(path);
console.log(`${byHand.length} files by hand, ${touched.length - byHand.length} by tools`);
