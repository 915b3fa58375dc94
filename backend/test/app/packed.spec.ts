import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import path from 'node:path';

const backend = path.resolve(import.meta.dirname, '../..');
const folder = path.join(backend, 'dist/package');

interface Packed {
  readonly files: readonly { readonly path: string }[];
}

let files: readonly string[];
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const scripts = () => files.filter((file) => /^(server|verifier)\/.*\.m?js$/.test(file));

beforeAll(() => {
  if (!existsSync(path.join(backend, 'dist/server'))) throw new Error('Nothing is built: run npm run build first.');
  const pack = [path.join(backend, 'scripts/pack.mjs'), '--dry-run', '--json'];
  const [packed] = JSON.parse(execFileSync(process.execPath, pack, { encoding: 'utf8' })) as Packed[];
  files = packed?.files.map((file) => file.path) ?? [];
});

it('has the page, the license, and a file for every command', () => {
  const { bin } = JSON.parse(read('package.json')) as { bin: Readonly<Record<string, string>> };
  const commands = [...read('rigbook.mjs').matchAll(/^ {2}'?[a-z-]+'?: '([a-z.-]+)',$/gm)].map(([, name]) => name);
  expect(commands).toEqual(expect.arrayContaining(['start.main', 'migrate', 'restore']));
  const needed = ['LICENSE', 'README.md', 'frontend/dist/index.html', 'verifier/dist/main.js', ...Object.values(bin)];
  expect(files).toEqual(expect.arrayContaining([...needed, ...commands.map((name) => `server/${name}.js`)]));
});

it('has nothing else: no tests, sources, maps, settings or secrets', () => {
  const expected = [
    /^(LICENSE|README\.md|package\.json|rigbook\.mjs)$/,
    /^server\/[\w.-]+\.js$/,
    /^verifier\/(bin|dist)\/[\w/-]+\.m?js$/,
    /^frontend\/dist\/(\.vite\/|assets\/|icons\/)?[\w.-]+\.(html|js|css|json|svg|png|ico|woff2?|webmanifest)(\.br|\.gz)?$/,
  ];
  expect(files.filter((file) => !expected.some((pattern) => pattern.test(file)))).toEqual([]);
  expect(files.filter((file) => /\.spec\.|\.test\.|\.d\.ts|\.map$|\.env|session-secret|\.pem/.test(file))).toEqual([]);
  expect(
    scripts().filter((file) => /sourceMappingURL=data:|BEGIN (EC |RSA )?PRIVATE KEY-----\n\w/.test(read(file))),
  ).toEqual([]);
});

it('depends on all packages that it imports, in versions that are fixed', () => {
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Readonly<Record<string, string>> };
  const imported = scripts().flatMap((file) =>
    [...read(file).matchAll(/^(?:import|export) (?:[^'"]*? from )?["']([^."'][^"']*)["']/gm)].map(
      ([, name = '']) => name,
    ),
  );
  const names = imported.filter((name) => !isBuiltin(name)).map((name) => /^(@[^/]+\/)?[^/]+/.exec(name)?.[0]);
  expect(names).toEqual(expect.arrayContaining(['pg', 'yauzl']));
  expect(names.filter((name) => !Object.hasOwn(dependencies, name ?? ''))).toEqual([]);
  expect(Object.values(dependencies).filter((version) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
});
