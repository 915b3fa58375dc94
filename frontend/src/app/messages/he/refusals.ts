import type { RefusalSentences } from '../../../lib/http/refusal-sentences.js';
import { access } from './refusals/access.js';
import { audit } from './refusals/audit.js';
import { booking } from './refusals/booking.js';
import { channel } from './refusals/channel.js';
import { dossier } from './refusals/dossier.js';
import { fieldProblemIn, fieldWords, type FieldWords } from './refusals/field-problem.js';
import { fleet } from './refusals/fleet.js';
import { handover } from './refusals/handover.js';
import { userImport } from './refusals/import.js';
import { integration } from './refusals/integration.js';
import { licence } from './refusals/licence.js';
import { notification } from './refusals/notification.js';
import { requestWith } from './refusals/request.js';
import { responder } from './refusals/responder.js';
import { template } from './refusals/template.js';
import { verification } from './refusals/verification.js';
import { webhook } from './refusals/webhook.js';

/** Every refusal of the contracts in Hebrew, with what to do next. */
export function refusalsIn(words: FieldWords): RefusalSentences {
  const ofField = fieldProblemIn(words);
  return {
    ofCode: {
      ...requestWith(ofField),
      ...access,
      ...responder,
      ...userImport,
      ...fleet,
      ...audit,
      ...booking,
      ...handover,
      ...licence,
      ...template,
      ...channel,
      ...notification,
      ...verification,
      ...webhook,
      ...integration,
      ...dossier,
    },
    ofField,
  };
}

export const refusals = refusalsIn(fieldWords);
