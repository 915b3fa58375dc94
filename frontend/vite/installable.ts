import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { filesOfAdministration } from './files-of-administration.js';

const kept = /^(?:index\.html|favicon\.svg|app\.webmanifest|warm-formats\.js|assets\/.*\.(?:js|css|woff2|svg))$/;
/** Font files with characters that we never write. */
const leftOut = /heebo-(?:math|symbols)/;

/** Adds the service worker to the build. It keeps what responders load; administrators use the page at a desk with a network. */
export function installable(): Plugin {
  let folder = '';
  let failed = false;
  return {
    name: 'installable',
    apply: 'build',
    configResolved: (config) => {
      folder = join(config.root, config.build.outDir);
    },
    buildEnd: (error) => {
      failed = error !== undefined;
    },
    closeBundle: {
      order: 'pre', // before it is compressed with the rest
      sequential: true,
      handler: async () => {
        if (!failed) await buildServiceWorker(folder);
      },
    },
  };
}

async function buildServiceWorker(folder: string): Promise<void> {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { FILES_OF_THE_PAGE: JSON.stringify(filesToKeep(folder)) },
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'service-worker.js' },
      },
    },
  });
}

function filesToKeep(folder: string): { url: string; revision: string | null }[] {
  const administrations = filesOfAdministration(folder);
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((file) => kept.test(file) && !leftOut.test(file) && !administrations.has(file))
    .sort()
    .map((url) => ({ url, revision: url.startsWith('assets/') ? null : hashOf(join(folder, url)) }));
}

const hashOf = (file: string): string => createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16);
