import { withFacts, withoutFacts } from './refusal-definition.js';
import { waitInWords } from './sentence.js';

/** About handing a vehicle over to the next responder at the vehicle (docs/domain.md#joint-handover). */
export const jointHandoverRefusals = {
  JOINT_HANDOVER_CODE_NOT_VALID: withoutFacts(
    409,
    'Code not valid',
    'This code is wrong, used or too old, or you have no approved booking of its vehicle. It is good for five minutes and for one handover. Please check the digits and your bookings, or ask your colleague for a new code.',
  ),
  OWN_JOINT_HANDOVER_CODE: withoutFacts(
    409,
    'Your own code',
    'This is your own code. The responder who takes the vehicle over enters it on their phone.',
  ),
  JOINT_HANDOVER_MAJOR_DAMAGE: withoutFacts(
    409,
    'Vehicle goes into maintenance',
    'With major damage the vehicle goes into maintenance and cannot be handed over. Please check out on your own, and call dispatch.',
  ),
  JOINT_HANDOVER_RETURN_UNFIT: withoutFacts(
    409,
    'Vehicle goes out of service',
    'Something critical of the checklist of the return is not all right, so the vehicle cannot be handed over. Please check out on your own: what is wrong is reported with it.',
  ),
  JOINT_HANDOVER_NOT_FOUND: withoutFacts(
    404,
    'No such handover',
    'You have not opened this code, or it is long over. Please ask your colleague for a new one.',
  ),
  TOO_MANY_HANDOVER_CODES: withFacts<{ retryAfterSeconds: number }>({
    status: 429,
    title: 'Too many codes tried',
    detail: ({ retryAfterSeconds }) =>
      `You have tried too many codes. Please try again in ${waitInWords(retryAfterSeconds)}.`,
    example: { retryAfterSeconds: 300 },
  }),
};
