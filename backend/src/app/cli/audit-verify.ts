import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { loadConfiguration } from '../../platform/configuration/load-configuration.js';
import { HeadsFile } from '../../platform/seal/heads-file.js';
import { OwnSealKey } from '../../platform/seal/seal-key.js';
import { SystemClock } from '../../platform/time/clock.js';
import { joinDatabaseServer } from '../running/prepare-database.js';
import { runMain, StartFailure, stopAtTheEnd, stopEverything, stopOnSignals } from '../running/run-main.js';
import { sayVerification } from '../running/say-verification.js';

// npm run audit:verify [-- --json]: checks that the log is unchanged since it was sealed, exit 1 if not. Never migrates or grants.
runMain(async () => {
  const { json } = argumentsOf(process.argv.slice(2));
  stopOnSignals();
  const configuration = loadConfiguration();
  const server = await joinDatabaseServer(configuration);
  stopAtTheEnd(() => server.stop());
  const what = {
    url: server.url,
    heads: new HeadsFile(configuration.seal.headsFile),
    key: new OwnSealKey(configuration).existing(),
    clock: new SystemClock(),
  };
  await sayVerification(what, { json });
  await stopEverything();
});

function argumentsOf(args: readonly string[]): { json: boolean } {
  try {
    return { json: parseArgs({ args: [...args], options: { json: { type: 'boolean' } } }).values.json ?? false };
  } catch (error) {
    throw new StartFailure((error as Error).message);
  }
}
