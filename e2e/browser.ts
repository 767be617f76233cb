/**
 * The browser of the tests and of the sample maker: Chromium as `@sparticuz/chromium` packs it, unpacked once into
 * `node_modules/.cache`, so that a fresh machine needs nothing but npm. `CHROMIUM_PATH` names another one.
 */
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type LaunchOptions } from '@playwright/test';

const cache = fileURLToPath(new URL('../node_modules/.cache/chromium', import.meta.url));
const packageRoot = join(dirname(fileURLToPath(import.meta.resolve('@sparticuz/chromium'))), '..');

/** What Playwright needs to start the browser; unpacks it (about two seconds) when it has not been yet. */
export async function browserOptions(): Promise<LaunchOptions> {
  const args = ['--no-sandbox', '--autoplay-policy=no-user-gesture-required', '--mute-audio'];
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return { executablePath: chosen, args };
  const home = join(cache, packedVersion());
  if (!existsSync(home)) await unpack(home);
  return { executablePath: join(home, 'chromium'), args, env: environmentOf(home) };
}

export async function launchBrowser(): Promise<Browser> {
  return chromium.launch(await browserOptions());
}

function packedVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
  if (typeof manifest === 'object' && manifest !== null && 'version' in manifest)
    return String(manifest.version);
  throw new Error('@sparticuz/chromium names no version');
}

/** The pack brings its own libraries (NSS) and fonts; the system may have neither. */
function environmentOf(home: string): Record<string, string> {
  const inherited = Object.entries(process.env).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const libraries = [join(home, 'al2023', 'lib'), process.env['LD_LIBRARY_PATH']].filter(Boolean).join(':');
  return {
    ...Object.fromEntries(inherited),
    LD_LIBRARY_PATH: libraries,
    FONTCONFIG_PATH: join(home, 'fonts'),
  };
}

/** The pack's own configuration looks for its fonts in places of a cloud function, and text would stay invisible. */
const fontsConfiguration = (home: string): string =>
  `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(home, 'fonts')}</dir><cachedir>${join(home, 'font-cache')}</cachedir></fontconfig>
`;

/**
 * Unpacks beside the goal and moves the whole folder there in one step, so that neither an interrupted run nor two
 * at once leave half a browser behind. The pack unpacks into the system's temporary folder: it is lent this one.
 */
async function unpack(home: string): Promise<void> {
  await mkdir(cache, { recursive: true });
  const workshop = await mkdtemp(join(cache, 'unpacking-'));
  const before = process.env['TMPDIR'];
  process.env['TMPDIR'] = workshop;
  try {
    const { inflate } = await import('@sparticuz/chromium');
    const packs = ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'];
    await Promise.all(packs.map((pack) => inflate(join(packageRoot, 'bin', pack))));
    await writeFile(join(workshop, 'fonts', 'fonts.conf'), fontsConfiguration(home));
  } finally {
    if (before === undefined) delete process.env['TMPDIR'];
    else process.env['TMPDIR'] = before;
  }
  await rename(workshop, home).catch(async (cause: unknown) => {
    await rm(workshop, { recursive: true, force: true });
    if (!existsSync(home)) throw cause;
  });
}
