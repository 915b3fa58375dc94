import type { verificationRefusals } from '@rigbook/contracts/refusals/verification.refusals';
import type { SentencesFor } from '../../../../lib/http/refusal-sentences.js';

export const verification: SentencesFor<keyof typeof verificationRefusals> = {
  VERIFICATION_UNDER_WAY: 'מישהו בודק את היומן ברגע זה. יש לנסות שוב כשהבדיקה תסתיים.',
};
