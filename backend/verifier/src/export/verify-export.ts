import { Findings, type Report } from '../report/report.js';
import type { Lines } from '../sources/lines.js';
import { type Trust, trustedKey } from '../trust/trusted-key.js';
import { ChainOfLog } from './chain-of-log.js';
import { EventsCheck } from './events-check.js';
import { Redactions } from './redactions.js';
import { SignedHeads } from './signed-heads.js';
import { TextsCheck } from './texts-check.js';

/** An export of the whole log (docs/adr/0043): the lines of its files, and the key in PEM. */
export interface LogExport {
  readonly events: Lines;
  readonly texts?: Lines;
  readonly redactions?: Lines;
  readonly heads: Lines;
  readonly publicKey: string | undefined;
}

/**
 * Recomputes the chain from the first event and compares it with every signed head. Reads line by line: memory grows with
 * heads, streams and redacted events, and by about one bit per event.
 */
export async function verifyExport(
  { events, texts = [], redactions = [], heads, publicKey }: LogExport,
  trust: Trust = {},
): Promise<Report> {
  const findings = new Findings();
  const key = trustedKey(publicKey, trust.publicKey, findings);
  if (!key) return findings.report();
  const files = [
    { from: 'heads.jsonl', lines: heads, ownedByReader: false },
    ...(trust.heads ? [{ from: 'the heads that you gave', lines: trust.heads, ownedByReader: true }] : []),
  ];
  const signed = await SignedHeads.read(files, key, findings);
  const [check, chain] = [new EventsCheck(), new ChainOfLog(signed)];
  const typed = new TextsCheck(texts);
  const redacted = await Redactions.read(redactions);
  for await (const line of events) {
    const read = check.add(line);
    chain.add(redacted.inChain(read, await typed.add(read.event)));
  }
  check.tell(findings);
  chain.tell(findings);
  typed.tell(findings);
  redacted.tell(findings);
  return findings.report();
}
