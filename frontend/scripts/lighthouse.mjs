// Measures with Lighthouse how the built page opens on a phone: --runs 5 (the median counts), --limits (exits 1 above them).
// Visits RIGBOOK_URL, or starts an application with demo data.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, limits: { type: 'boolean' } } });
const config = join(import.meta.dirname, '../e2e/lighthouse.config.ts');
spawn('npx', ['playwright', 'test', '--config', config, '--project', 'lighthouse'], {
  stdio: 'inherit',
  env: { ...process.env, LIGHTHOUSE_RUNS: values.runs, LIGHTHOUSE_LIMITS: values.limits ? 'on' : 'off' },
}).on('exit', (code) => process.exit(code ?? 1));
