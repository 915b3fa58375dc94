import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './workspace.mjs';

// npm start: from a fresh clone to a running application, in one process that Ctrl-C ends with all it started
requireNode();
await ensureInstalled();
await ensureBuilt();
await import('../dist/src/app/start.main.js');
