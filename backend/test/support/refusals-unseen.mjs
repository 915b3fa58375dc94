import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rarelyAnswered } from './refusals-rarely-answered.mjs';

/** After a whole run: fails it if the API document lists a refusal that no test saw, unless there is a reason for that. */
export function reportUnseenRefusals(folder, globalConfig) {
  const linesOf = (file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n');
  const files = readdirSync(folder);
  const answered = new Set(files.filter((file) => file !== 'expected').flatMap(linesOf));
  const expected = existsSync(path.join(folder, 'expected')) ? linesOf('expected') : [];
  rmSync(folder, { recursive: true, force: true });
  if (!isWholeRun(globalConfig)) return;
  const unseen = expected.filter((one) => !answered.has(one) && !isRare(one));
  if (unseen.length === 0) return;
  process.stderr.write(
    `No API test saw these refusals that the API document lists. Test them, take them out of @Refuses, or give the reason in refusals-rarely-answered.mjs:\n${unseen.join('\n')}\n`,
  );
  process.once('exit', () => (process.exitCode = 1)); // a failure of the teardown itself would hide how the tests ended
}

function isRare(one) {
  const at = one.lastIndexOf(' ');
  const rare = rarelyAnswered[one.slice(at + 1)];
  return rare !== undefined && (rare.routes?.includes(one.slice(0, at)) ?? true);
}

const isWholeRun = ({ testPathPatterns, testNamePattern, nonFlagArgs, onlyChanged, runTestsByPath, shard }) =>
  !testNamePattern &&
  !onlyChanged &&
  !runTestsByPath &&
  !shard &&
  (nonFlagArgs?.length ?? 0) === 0 &&
  (testPathPatterns?.patterns?.length ?? 0) === 0;
