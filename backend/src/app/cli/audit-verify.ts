import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { reportLine } from '../../audit/verification/verification-report.js';
import { beginVerification, VerificationUnderWay } from '../../audit/verification/verification-run.js';
import { loadConfiguration } from '../../platform/configuration/load-configuration.js';
import { HeadsFile } from '../../platform/seal/heads-file.js';
import { OwnSealKey } from '../../platform/seal/seal-key.js';
import { SystemClock } from '../../platform/time/clock.js';
import { wiring } from '../app.module.js';
import { joinDatabaseServer } from '../running/prepare-database.js';
import { runMain, say, StartFailure, stopAtTheEnd, stopEverything, stopOnSignals } from '../running/run-main.js';

// npm run audit:verify [-- --json]: checks that the log is unchanged since it was sealed, exit 1 if not. Never migrates or grants.
runMain(async () => {
  const { json } = argumentsOf(process.argv.slice(2));
  stopOnSignals();
  const configuration = loadConfiguration();
  const server = await joinDatabaseServer(configuration);
  stopAtTheEnd(() => server.stop());
  const { checks } = await beginVerification({
    url: server.url,
    wiring,
    heads: new HeadsFile(configuration.seal.headsFile),
    key: new OwnSealKey(configuration).existing(),
    clock: new SystemClock(),
  }).catch(explain);
  let held = true;
  for await (const checked of checks) {
    say(json ? JSON.stringify(checked) : reportLine(checked));
    held &&= checked.outcome === 'passed';
  }
  if (!json)
    say(
      held ? 'The log is unchanged since it was sealed' : 'The log could not be verified; see docs/runbook/verify.md',
    );
  if (!held) process.exitCode = 1;
  await stopEverything();
});

function argumentsOf(args: readonly string[]): { json: boolean } {
  try {
    return { json: parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values.json ?? false };
  } catch (error) {
    throw new StartFailure((error as Error).message);
  }
}

function explain(error: unknown): never {
  throw error instanceof VerificationUnderWay ? new StartFailure(error.message) : error;
}
