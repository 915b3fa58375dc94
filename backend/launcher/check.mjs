import { ensureAllBuilt } from './build.mjs';
import { ensureAllInstalled } from './install.mjs';
import {
  boundaries,
  contractsTests,
  format,
  lint,
  openapi,
  pageSize,
  pureFiles,
  types,
  unitTests,
  unused,
} from './parts.mjs';
import { finish, runParts } from './run-parts.mjs';
import { requireNode } from './workspace.mjs';

// npm run check: the checks before a commit, in under a minute; the longest part starts first
requireNode();
await ensureAllInstalled();
await ensureAllBuilt();
finish(
  await runParts([unitTests, lint, contractsTests, pureFiles, openapi, boundaries, types, pageSize, unused, format], 2),
);
