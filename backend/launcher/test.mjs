import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import * as part from './parts.mjs';
import { finish, runParts } from './run-parts.mjs';
import { requireNode } from './workspace.mjs';

// npm test: everything, from a fresh clone on; those that wait more than they compute begin, the longest first
requireNode();
await ensureInstalled();
await ensureBuilt();
finish(
  await runParts(
    [
      part.browserTests,
      part.apiTests,
      part.lint,
      part.frontendTests,
      part.types,
      part.unitTests,
      part.contractsTests,
      part.format,
      part.boundaries,
      part.openapi,
    ],
    3,
  ),
);
