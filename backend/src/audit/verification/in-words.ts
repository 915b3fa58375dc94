import type { VerificationCheck, VerificationFault } from '@rigbook/contracts/audit/verification.words';
import type { Fault, NamedEvent } from '../../platform/seal/verify/fault.js';
import type { Checked } from './checked.js';

/** One line for whoever verifies at a terminal. */
export function inWords(checked: Checked): string {
  const { check, outcome, fault } = checked;
  if (outcome === 'not-checked') return `?  ${names[check]}: not checked, since a replay is under way`;
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

const passed: Readonly<Record<VerificationCheck, (checked: Checked) => string>> = {
  'append-only': ({ counted }) => `${counted} triggers stand, fire always and refuse; no way leads past them`,
  chain: ({ counted, aside = 0 }) =>
    `${counted} events are what was sealed, in their order, versions without gaps` +
    (aside > 0 ? `; ${aside} more wait to be sealed` : ''),
  heads: ({ counted, head }) =>
    head
      ? `${counted} agree with the chain; the newest, of event ${head.number}, was signed at ${head.signedAt}`
      : 'nothing is sealed yet',
  documents: ({ counted, aside = 0 }) =>
    `${counted} are what was signed` + (aside > 0 ? `; ${aside} were erased with their signers` : ''),
  views: ({ counted }) => `${counted} tables are what the log says`,
};

const sentences: Readonly<Record<VerificationFault, string>> = {
  'guard-missing': 'a trigger that keeps the log as it is is missing',
  'guard-off': 'a trigger is switched off, or not for everybody',
  'guard-changed': 'a trigger no longer does what it did',
  'guard-bypassed': 'a trigger, rule or right leads past the guards',
  'event-changed': 'an event is not what was sealed',
  'event-missing': 'an event that was sealed is gone',
  'event-added': 'an event stands among sealed ones that was never sealed',
  'order-changed': 'events do not stand in the order in which they were sealed',
  'event-misplaced': 'an event stands at a place that the log gives to none',
  'seal-missing': 'the chain has a gap',
  'checkpoint-moved': 'whoever seals was put elsewhere than where the chain ends',
  'sealing-stopped': 'events wait to be sealed for more than ten minutes',
  'sealing-behind': 'events wait to be sealed for more than ten minutes, and the sealing is catching up; verify again',
  'version-gap': 'an event stands in its stream where another version belongs',
  'heads-missing': 'no signed head is there, though events are sealed',
  'key-missing': 'the key of the signed heads is not there',
  'head-unreadable': 'a line of the file is no head',
  'head-foreign': 'a head is signed with another key',
  'head-forged': 'a head does not have the signature of what it says',
  'head-contradicts': 'the chain is not the one that was signed',
  'tail-cut-off': 'events that were signed for are cut off',
  'heads-behind': 'the newest signed head stays behind what is sealed for more than ten minutes',
  'document-altered': 'a document is not what was signed',
  'document-missing': 'a document is gone, though its signer is not',
  'view-differs': 'a read model differs from what the log says',
};

const faultInWords = ({ code, event, subject, between }: Fault): string =>
  [
    sentences[code],
    subject && `(${subject})`,
    between && `between number ${between.from} and ${between.to} of the chain`,
    event && eventInWords(event),
  ]
    .filter(Boolean)
    .join(', ')
    .replace(', (', ' (');

const eventInWords = ({ position, type, stream, id }: NamedEvent): string =>
  type === null ? `position ${position}` : `position ${position}, ${type}, stream ${stream}, id ${id}`;
