import { type DecisionLink, decisionLinkIn } from '@rigbook/contracts/booking/deciding/decision-link.rules';

/** What a signed link says it is about; undefined if it is not one. */
export const linkIn = (signed: string): DecisionLink | undefined =>
  decisionLinkIn(signed.slice(0, signed.lastIndexOf('.')));
