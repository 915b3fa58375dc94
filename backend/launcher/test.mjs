import { ensureAllBuilt } from './build.mjs';
import { ensureAllInstalled } from './install.mjs';
import * as part from './parts.mjs';
import { finish, runParts } from './run-parts.mjs';
import { requireNode } from './workspace.mjs';

// npm test: everything, from a fresh clone on. API and browser tests begin at once, since they mostly wait: for timers, for the
// database, for each other. What only computes has low priority and fills the gaps.
requireNode();
await ensureAllInstalled();
await ensureAllBuilt();
const running = runParts([part.apiTests, part.browserTests], 2);
const computing = runParts(
  [
    part.frontendTests,
    part.unitTests,
    part.lint,
    part.contractsTests,
    part.types,
    part.pureFiles,
    part.boundaries,
    part.openapi,
    part.pageSize,
    part.format,
  ],
  2,
);
finish(inAll(...(await Promise.all([running, computing]))));

function inAll(...outcomes) {
  const sum = (of) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) };
}
