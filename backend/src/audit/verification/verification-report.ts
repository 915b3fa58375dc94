import type { VerificationCheck, VerificationFault } from '@rigbook/contracts/audit/verification.words';
import type { Fault, NamedEvent } from '../../platform/seal/verify/fault.js';
import type { CheckResult } from './check-result.js';

/** What one check found, as a line for a terminal. */
export function reportLine(checked: CheckResult): string {
  const { check, outcome, fault } = checked;
  if (outcome === 'not-checked') return `?  ${names[check]}: not checked, because a replay is running`;
  if (outcome === 'no-head-yet') return `?  ${names[check]}: no head yet; the first one is signed within seconds`;
  if (fault) return `✗  ${names[check]}: ${faultInWords(fault)}`;
  return `✓  ${names[check]}: ${passed[check](checked)}`;
}

const names: Readonly<Record<VerificationCheck, string>> = {
  'append-only': 'Append-only',
  chain: 'Chain',
  heads: 'Signed heads',
  documents: 'Signed documents',
  views: 'Read models',
};

const passed: Readonly<Record<VerificationCheck, (checked: CheckResult) => string>> = {
  'append-only': ({ counted }) =>
    `all ${counted} triggers are in place, enabled and refuse changes; nothing bypasses them`,
  chain: ({ counted, aside = 0 }) =>
    `${counted} events are unchanged since they were sealed, in order, with no gap in their versions` +
    (aside > 0 ? `; ${aside} not sealed yet` : ''),
  heads: ({ counted, head }) =>
    head
      ? `${counted} match the chain; the newest covers events up to number ${head.number}, signed at ${head.signedAt}`
      : 'no event is sealed yet',
  documents: ({ counted, aside = 0 }) =>
    `${counted} are unchanged since they were signed` + (aside > 0 ? `; ${aside} erased with their signers` : ''),
  views: ({ counted }) => `${counted} tables match the log`,
};

const sentences: Readonly<Record<VerificationFault, string>> = {
  'guard-missing': 'a trigger that protects the log is missing',
  'guard-off': 'a trigger is switched off, or does not apply to everybody',
  'guard-changed': 'a trigger was changed',
  'guard-bypassed': 'a trigger, rule or permission bypasses the guards',
  'event-changed': 'an event has changed since it was sealed',
  'event-missing': 'a sealed event is missing',
  'event-added': 'an event is among sealed events but was never sealed',
  'order-changed': 'events are not in the order in which they were sealed',
  'event-misplaced': 'an event is at a position that the log never assigns',
  'seal-missing': 'the chain has a gap',
  'checkpoint-moved': 'the checkpoint for sealing is not at the end of the chain',
  'sealing-stopped': 'events have been waiting to be sealed for more than ten minutes',
  'sealing-behind': 'sealing is more than ten minutes behind and catching up; verify again in a few minutes',
  'version-gap': 'the version of an event does not follow the one before it in its stream',
  'text-changed': 'a text is not the one that was typed',
  'text-missing': 'a text is missing that nobody erased',
  'heads-missing': 'events are sealed, but there is no signed head',
  'key-missing': 'the key of the signed heads is missing',
  'head-unreadable': 'a line in the file of heads cannot be read as a head',
  'head-foreign': 'a head is signed with another key',
  'head-forged': 'the signature of a head does not match its content',
  'head-contradicts': 'the chain is not the one that the heads were signed for',
  'tail-cut-off': 'signed events are missing at the end of the log',
  'heads-behind': 'the newest signed head has been behind the chain for more than ten minutes',
  'document-altered': 'a document is not the one that was signed',
  'document-missing': 'a document is missing, and its signer was not erased',
  'view-differs': 'a read model differs from what the log says',
};

const faultInWords = ({ code, event, subject, between }: Fault): string =>
  [
    sentences[code],
    subject && `(${subject})`,
    between && `between numbers ${between.from} and ${between.to} of the chain`,
    event && eventInWords(event),
  ]
    .filter(Boolean)
    .join(', ')
    .replace(', (', ' (');

const eventInWords = ({ position, type, stream, id }: NamedEvent): string =>
  type === null ? `position ${position}` : `position ${position}, ${type}, stream ${stream}, id ${id}`;
