/**
 * Finds speech models in the directory that the operator names: in it and in its folders, by the names that the files have where
 * they are published.
 */
import { readdir, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { familyFiles, familyOf, roleOf } from './file-role.ts';
import type {
  FileRole,
  IncompleteModel,
  SpeechHelpers,
  SpeechModel,
  SpeechModels,
} from './speech-model.type.ts';

/** Of a folder that is no directory of models so many entries are looked at. */
const mostEntries = 500;

type FolderFiles = { name: string; path: string; files: string[]; folders: string[] };

/** The names in a folder, in their order; a file without a byte is one that did not arrive. Null where it cannot be read. */
async function readFolder(path: string): Promise<FolderFiles | null> {
  const entries = await readdir(path).catch(() => null);
  if (entries === null) return null;
  const folder: FolderFiles = { name: basename(path), path, files: [], folders: [] };
  for (const entry of entries.toSorted().slice(0, mostEntries)) {
    const found = await stat(join(path, entry)).catch(() => null);
    if (found?.isDirectory()) folder.folders.push(entry);
    else if (found?.isFile() && found.size > 0) folder.files.push(entry);
  }
  return folder;
}

/** Smaller and faster, and hardly worse: taken before the others of the same role. */
const isQuantized = (name: string): boolean => name.includes('int8');
const bestOf = (names: readonly string[]): string | undefined => names.find(isQuantized) ?? names[0];

const isSegmentation = (name: string): boolean => name.includes('segmentation');
const isEmbedding = (name: string): boolean => /speaker|campplus|eres2net|titanet|ecapa|embedding/.test(name);
const isVad = (name: string): boolean => /silero[_-]vad/.test(name);

/** A file of this purpose: it says so by its own name, or is the model in a folder that does. */
function fileFor(purpose: (name: string) => boolean, { name, path, files }: FolderFiles): string | null {
  const own = files.filter((file) => file.endsWith('.onnx') && purpose(file.toLowerCase()));
  const inFolder = purpose(name.toLowerCase()) ? files.filter((file) => /^model.*\.onnx$/.test(file)) : [];
  // Of these even the larger files are small, and they separate speakers better.
  const all = [...own, ...inFolder];
  const best = all.find((file) => !isQuantized(file)) ?? all[0];
  return best === undefined ? null : join(path, best);
}

const helpersOf = (folder: FolderFiles): SpeechHelpers => ({
  vad: fileFor(isVad, folder),
  segmentation: fileFor(isSegmentation, folder),
  embedding: fileFor(isEmbedding, folder),
});

const isHelper = (name: string): boolean => isVad(name) || isSegmentation(name) || isEmbedding(name);

/** The model of a folder, complete or not; null where there is none. */
function modelOf({ name, path, files }: FolderFiles): SpeechModel | IncompleteModel | null {
  if (isHelper(name.toLowerCase())) return null;
  const byRole = Map.groupBy(
    files.filter((file) => !isHelper(file.toLowerCase())),
    roleOf,
  );
  const roles: Partial<Record<FileRole, string>> = {};
  for (const [role, names] of byRole) {
    const best = bestOf(names);
    if (role !== null && best !== undefined) roles[role] = join(path, best);
  }
  const named = bestOf(byRole.get('encoder') ?? byRole.get('decoder') ?? []);
  const family = Object.keys(roles).length === 0 ? null : familyOf(name, roles, named);
  if (family === null) return null;
  const missing = Object.entries(familyFiles[family])
    .filter(([role]) => !Object.hasOwn(roles, role))
    .map(([, called]) => called);
  if (missing.length > 0) return { name, family, missing };
  return { name, family, isNemo: /parakeet|nemo/.test(name.toLowerCase()), files: roles };
}

const nothing: SpeechModels = {
  ...{ isReadable: false, models: [], incomplete: [] },
  ...{ vad: null, segmentation: null, embedding: null },
};

/** What lies in a directory of models. It does not reject. */
export async function findModels(directory: string): Promise<SpeechModels> {
  const top = await readFolder(directory);
  if (top === null) return nothing;
  const below = await Promise.all(top.folders.map((name) => readFolder(join(directory, name))));
  const folders = [top, ...below.filter((folder) => folder !== null)];
  const models = folders.map(modelOf).filter((model) => model !== null);
  const helpers = folders.map(helpersOf);
  return {
    isReadable: true,
    models: models.filter((model) => 'files' in model),
    incomplete: models.filter((model) => 'missing' in model),
    vad: helpers.find(({ vad }) => vad !== null)?.vad ?? null,
    segmentation: helpers.find(({ segmentation }) => segmentation !== null)?.segmentation ?? null,
    embedding: helpers.find(({ embedding }) => embedding !== null)?.embedding ?? null,
  };
}
