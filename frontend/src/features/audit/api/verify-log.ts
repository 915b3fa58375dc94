import { verificationChecks } from '@rigbook/contracts/audit/verification.words';
import type { VerificationStep } from '../../../lib/http/answers.js';
import { api } from '../../../lib/http/client.js';

/** The response ended before all checks were reported: the connection or the server failed. */
export class VerificationBrokeOff extends Error {
  override readonly name = 'VerificationBrokeOff';
}

/** Runs the verification on the server; `told` is called with each check as it finishes. */
export async function verifyLog(told: (step: VerificationStep) => void, signal: AbortSignal): Promise<void> {
  const { data } = await api.GET('/api/audit/verification', { parseAs: 'stream', signal });
  let count = 0;
  if (data)
    for await (const line of linesOf(data)) {
      count += 1;
      told(JSON.parse(line) as VerificationStep);
    }
  if (count < verificationChecks.length) throw new VerificationBrokeOff();
}

async function* linesOf(body: ReadableStream<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
