import type { RefusalSentences } from '../../../lib/http/refusal-sentences.js';
import { access } from './refusals/access.js';
import { booking } from './refusals/booking.js';
import { fieldProblem } from './refusals/field-problem.js';
import { fleet } from './refusals/fleet.js';
import { handover } from './refusals/handover.js';
import { licence } from './refusals/licence.js';
import { request } from './refusals/request.js';
import { responder } from './refusals/responder.js';

/** Every refusal of the contracts in Hebrew, with what to do next. */
export const refusals: RefusalSentences = {
  ofCode: { ...request, ...access, ...responder, ...fleet, ...booking, ...handover, ...licence },
  ofField: fieldProblem,
};
