import type { AgreementEdition } from './agreement-text.js';
import { edition202611 } from './edition-2026-11/edition.words.js';

/** Oldest first. The last one is signed now; the others stay for agreements signed earlier. */
export const agreementEditions: readonly [AgreementEdition, ...AgreementEdition[]] = [edition202611];

export const currentEdition: AgreementEdition = agreementEditions.at(-1) ?? agreementEditions[0];

/** The edition of that version, if it exists. */
export const editionOf = (version: string): AgreementEdition | undefined =>
  agreementEditions.find((edition) => edition.version === version);
