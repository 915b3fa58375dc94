import { reportLine } from '../../audit/verification/verification-report.js';
import { beginVerification, VerificationUnderWay } from '../../audit/verification/verification-run.js';
import type { WhatToVerify } from '../../audit/verification/verify-log.js';
import { wiring } from '../app.module.js';
import { say, StartFailure } from './run-main.js';

/** Verifies the log, prints what each check found, and sets the exit code to 1 unless all passed. */
export async function sayVerification(what: Omit<WhatToVerify, 'wiring'>, { json }: { json: boolean }): Promise<void> {
  const { checks } = await beginVerification({ ...what, wiring }).catch(explain);
  let held = true;
  let isTooEarly = false;
  for await (const checked of checks) {
    say(json ? JSON.stringify(checked) : reportLine(checked));
    if (checked.outcome === 'no-head-yet') isTooEarly = true;
    else held &&= checked.outcome === 'passed';
  }
  if (!json) say(held ? (isTooEarly ? TOO_EARLY : HELD) : 'The log could not be verified; see docs/runbook/verify.md');
  if (!held || isTooEarly) process.exitCode = 1;
}

const HELD = 'The log is unchanged since it was sealed';
const TOO_EARLY = 'Nothing is wrong so far, but no head is signed yet; verify again in a minute';

function explain(error: unknown): never {
  throw error instanceof VerificationUnderWay ? new StartFailure(error.message) : error;
}
