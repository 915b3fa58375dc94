import { ensureAllBuilt } from './build.mjs';
import { ensureAllInstalled } from './install.mjs';
import { enduranceTests } from './parts.mjs';
import { finish, runParts } from './run-parts.mjs';
import { requireNode } from './workspace.mjs';

// npm run endurance: the kills, races, forgeries and fuzzed requests of npm test at full length
requireNode();
await ensureAllInstalled();
await ensureAllBuilt();
finish(await runParts([enduranceTests], 1));
