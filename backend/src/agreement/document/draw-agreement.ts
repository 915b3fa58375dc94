import { agreementLanguages } from '@rigbook/contracts/agreement/agreement-text';
import { bookingDetails, contactDetails, fingerprintNote, labels, signatureDetails } from './details.js';
import { Paper } from './paper.js';
import type { SignedAgreement } from './signed-agreement.js';
import { settings, writeDetails, writeHeading, writeBilingual, writeSections } from './bilingual-layout.js';

const SIGNATURE_HEIGHT = 80;
const SIGNATURE_BLOCK = 330;

/**
 * Draws a signed agreement as a PDF. The same agreement gives the same bytes. Takes about fifty milliseconds, the first one a
 * second, and yields to other requests between sections.
 */
export async function drawAgreement(agreement: SignedAgreement): Promise<Buffer> {
  const { edition, organizationName, booking, signature } = agreement;
  const paper = new Paper({
    title: `${edition.title.en} ${booking.id}`,
    author: organizationName,
    subject: `${booking.vehicleName}, ${edition.version}`,
    createdAt: new Date(signature.signedAt),
  });
  paper.write(organizationName, settings.small);
  writeBilingual(paper, edition.title, settings.title);
  writeHeading(paper, labels.bookingDetails);
  writeDetails(paper, bookingDetails(agreement));
  writeContacts(paper, agreement);
  for (const language of agreementLanguages) await writeSections(paper, edition.sections, language);
  writeSignature(paper, agreement);
  paper.foot(
    (page, pages) => `${edition.title.en} ${edition.version}, ${booking.id}, ${page} / ${pages}`,
    settings.small,
  );
  return paper.finish();
}

function writeContacts(paper: Paper, agreement: SignedAgreement): void {
  const contacts = contactDetails(agreement);
  if (contacts.length === 0) return;
  writeHeading(paper, labels.contacts);
  writeDetails(paper, contacts);
}

/** The terms, the signature, and who gave it when and from where; always on one page. */
function writeSignature(paper: Paper, agreement: SignedAgreement): void {
  paper.keepTogether(SIGNATURE_BLOCK);
  writeHeading(paper, labels.signature);
  for (const { text } of agreement.edition.terms) writeBilingual(paper, text, settings.terms);
  paper.image(agreement.signature.picture.png, SIGNATURE_HEIGHT);
  paper.rule();
  paper.space(8);
  writeDetails(paper, signatureDetails(agreement));
  paper.space(8);
  writeBilingual(paper, fingerprintNote, settings.small);
}
