import { run } from './command-line/run.js';

process.exitCode = await run(process.argv.slice(2), process.stdout, process.stderr);
