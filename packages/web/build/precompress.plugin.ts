import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(js|css|html|svg|json)$/;
const worthwhileBytes = 1_024;

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  if (bytes.length < worthwhileBytes) return;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, brotliCompressSync(bytes, quality));
  await writeFile(`${path}.gz`, gzipSync(bytes, { level: 9 }));
}

/** Writes a .br and a .gz beside every text file of the build, so that the server compresses nothing while serving. */
export const precompressPlugin = (): Plugin => ({
  name: 'precompress',
  apply: 'build',
  writeBundle: async ({ dir }) => {
    if (!dir) return;
    const names = await readdir(dir, { recursive: true });
    await Promise.all(
      names.filter((name) => compressible.test(name)).map((name) => compressFile(join(dir, name))),
    );
  },
});
