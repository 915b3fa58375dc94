import { rmSync } from 'node:fs';
import path from 'node:path';
import { bundleFromSources } from '../../scripts/bundling.mjs';

// Writes a program that a test starts again and again as one file, since loading its modules one by one takes most of a start.
const [, , program, folder] = process.argv;
rmSync(folder, { recursive: true, force: true });
await bundleFromSources([path.resolve(program)], folder);
