import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { rarelyAnswered } from './refusals-rarely-answered.mjs';

/** Fails a whole run if the API document lists a refusal that no test saw, unless there is a reason for that. */
export default class UnseenRefusals {
  constructor(globalConfig) {
    this.globalConfig = globalConfig;
  }

  onRunComplete() {
    const folder = process.env.RIGBOOK_REFUSALS;
    if (folder === undefined) return; // no API test ran
    const unseen = isWholeRun(this.globalConfig) ? unseenIn(folder) : [];
    rmSync(folder, { recursive: true, force: true });
    if (unseen.length === 0) return;
    this.error = new Error(
      `No API test saw these refusals that the API document lists. Test them, take them out of @Refuses, or give the reason in refusals-rarely-answered.mjs:\n${unseen.join('\n')}`,
    );
    process.stderr.write(`${this.error.message}\n`);
  }

  getLastError() {
    return this.error;
  }
}

function unseenIn(folder) {
  const linesOf = (file) => readFileSync(path.join(folder, file), 'utf8').trim().split('\n');
  const answered = new Set(
    readdirSync(folder)
      .filter((file) => file !== 'expected')
      .flatMap(linesOf),
  );
  const expected = existsSync(path.join(folder, 'expected')) ? linesOf('expected') : [];
  return expected.filter((one) => !answered.has(one) && !isRare(one));
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
