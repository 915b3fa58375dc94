import type { DeliveryProblem } from './delivery.words.js';
import { templateKinds, templateTypes, type MessageChannel, type TemplateType } from './templates/template.words.js';

/** What a message is about. A reminder of the signature uses the text of the request. Stored and sent: never rename. */
export const notificationKinds = [...templateTypes, 'signature_reminder'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export const templateTypeOf = (kind: NotificationKind): TemplateType =>
  kind === 'signature_reminder' ? 'signature_request' : kind;

export const channelsOf = (kind: NotificationKind): readonly MessageChannel[] =>
  templateKinds[templateTypeOf(kind)].channels;

/**
 * Where a message stands. `queued`: it waits for its time, for its turn or for another try; `withdrawn`: there was no more
 * reason to send it. Stored and sent for ever.
 */
export const notificationStates = ['queued', 'sending', 'sent', 'failed', 'not_configured', 'withdrawn'] as const;
export type NotificationState = (typeof notificationStates)[number];

/** Those that an administrator may have sent once more. */
export const retryableStates = ['failed', 'not_configured'] as const satisfies readonly NotificationState[];

/** Why a message did not arrive: what a provider was to blame for, and what was to blame on our side. */
export const notificationProblems = ['no-address', 'cut-off', 'unexpected'] as const;
export type NotificationProblem = DeliveryProblem | (typeof notificationProblems)[number];
