import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { requireNode } from './workspace.mjs';

// npm run build: what npm start builds, without starting it
requireNode();
await ensureInstalled();
await ensureBuilt();
