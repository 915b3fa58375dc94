import { ensureAllBuilt } from './build.mjs';
import { ensureAllInstalled } from './install.mjs';
import * as part from './parts.mjs';
import { finish, runParts } from './run-parts.mjs';
import { requireNode } from './workspace.mjs';

// npm test: everything, from a fresh clone on. Browser and API tests run one after the other, each with two workers: side by side
// they are no faster, and on a busy machine a journey then waits minutes for what takes seconds. What only computes has low
// priority and fills the gaps.
requireNode();
await ensureAllInstalled();
await ensureAllBuilt();
const running = runParts([part.browserTests, part.apiTests], 1);
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
  1,
);
finish(inAll(...(await Promise.all([running, computing]))));

function inAll(...outcomes) {
  const sum = (of) => outcomes.reduce((total, outcome) => total + of(outcome), 0);
  return { passed: sum(({ passed }) => passed), failed: sum(({ failed }) => failed) };
}
