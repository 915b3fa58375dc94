import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import * as part from './parts.mjs';
import { finish, runParts } from './run-parts.mjs';
import { requireNode } from './workspace.mjs';

// npm test: everything, from a fresh clone on. API and browser tests measure time and races, so no other tests run beside
// them: what only reads sources gives way to them, and fills the time in which they wait for each other.
requireNode();
await ensureInstalled();
await ensureBuilt();
const still = await runParts([part.frontendTests, part.unitTests, part.contractsTests, part.openapi, part.types], 2);
const beside = runParts([part.lint, part.pureFiles, part.boundaries, part.pageSize, part.format], 1);
const running = await runParts([part.apiTests, part.browserTests], 1);
finish(inAll(still, running, await beside));

function inAll(...outcomes) {
  const sum = (of) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) };
}
