// Measures with Lighthouse how the built page opens on a phone: --runs 5 (the median counts), --limits (exits 1 above them).
// Visits RIGBOOK_URL, or starts an application with demo data. Lighthouse is installed on the first call, as nothing else needs it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, limits: { type: 'boolean' } } });
const folder = join(import.meta.dirname, '../e2e/lighthouse');

if (!existsSync(join(folder, 'node_modules/.package-lock.json')))
  // the npm that runs this script passes its workspace on, and the folder is none
  run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'], {
    npm_config_workspace: undefined,
    npm_config_local_prefix: undefined,
  });
run('npx', ['tsc', '-p', folder]);
run('npx', ['playwright', 'test', '--config', `${folder}.config.ts`, '--project', 'lighthouse'], {
  LIGHTHOUSE_RUNS: values.runs,
  LIGHTHOUSE_LIMITS: values.limits ? 'on' : 'off',
});

function run(program, args, settings = {}) {
  const { status } = spawnSync(program, args, { stdio: 'inherit', env: { ...process.env, ...settings } });
  if (status !== 0) process.exit(status ?? 1);
}
