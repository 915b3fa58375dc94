import type { Guards } from '../../platform/decisions/decide.js';
import { Refusal } from '../../platform/decisions/refusal.js';

export const microsoftAccountGuards: Guards = {
  microsoft_account_issuer_subject_key: () => new Refusal('MICROSOFT_ACCOUNT_TAKEN'),
  // erased at the same moment
  microsoft_account_responder_id_fkey: () => new Refusal('RESPONDER_NOT_FOUND'),
};
