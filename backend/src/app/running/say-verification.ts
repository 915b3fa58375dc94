import { reportLine } from '../../audit/verification/verification-report.js';
import { beginVerification, VerificationUnderWay } from '../../audit/verification/verification-run.js';
import type { WhatToVerify } from '../../audit/verification/verify-log.js';
import { wiring } from '../app.module.js';
import { say, StartFailure } from './run-main.js';

/** Verifies the log, prints what each check found, and sets the exit code to 1 if one failed. */
export async function sayVerification(what: Omit<WhatToVerify, 'wiring'>, { json }: { json: boolean }): Promise<void> {
  const { checks } = await beginVerification({ ...what, wiring }).catch(explain);
  let held = true;
  for await (const checked of checks) {
    say(json ? JSON.stringify(checked) : reportLine(checked));
    held &&= checked.outcome === 'passed';
  }
  if (!json)
    say(
      held ? 'The log is unchanged since it was sealed' : 'The log could not be verified; see docs/runbook/verify.md',
    );
  if (!held) process.exitCode = 1;
}

function explain(error: unknown): never {
  throw error instanceof VerificationUnderWay ? new StartFailure(error.message) : error;
}
