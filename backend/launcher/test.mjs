import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import * as part from './parts.mjs';
import { finish, runParts } from './run-parts.mjs';
import { requireNode } from './workspace.mjs';

// npm test: everything, from a fresh clone on. API and browser tests measure time and races, so they run alone.
requireNode();
await ensureInstalled();
await ensureBuilt();
const still = await runParts(
  [
    part.frontendTests,
    part.unitTests,
    part.pureFiles,
    part.contractsTests,
    part.openapi,
    part.boundaries,
    part.types,
    part.lint,
    part.pageSize,
    part.format,
  ],
  2,
);
const running = await runParts([part.apiTests, part.browserTests], 1);
finish({ passed: still.passed + running.passed, failed: still.failed + running.failed });
