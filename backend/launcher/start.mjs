import { ensureBuilt } from './build.mjs';
import { endWithNpm } from './end-with-npm.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './workspace.mjs';

// npm start: from a fresh clone to a running application in one process; Ctrl-C ends everything
requireNode();
endWithNpm();
await ensureInstalled();
await ensureBuilt();
await import('../dist/server/start.main.js');
