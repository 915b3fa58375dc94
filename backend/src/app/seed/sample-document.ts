import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';

/** The one document of all made-up signatures, and its hash as signing records it. */
export interface SampleDocument {
  readonly pdf: Buffer;
  readonly pdfSha256: string;
}

/** Drawing an agreement for each of thousands of bookings would take hours. */
export async function sampleDocument(): Promise<SampleDocument> {
  const page = new PDFDocument({ size: 'A4', info: { Title: 'Sample', CreationDate: new Date(0) } });
  page.text('Sample agreement of a made-up booking. Nobody has signed it.');
  page.end();
  const pdf = await buffer(page);
  return { pdf, pdfSha256: createHash('sha256').update(pdf).digest('hex') };
}

/** Gives every signature of the log that document, in the name of the booking's responder. */
export const signedSamples = ({ pdf, pdfSha256 }: SampleDocument) => ({
  name: 'seed.signed-agreements',
  text: `INSERT INTO signed_agreement (booking_id, responder_id, agreement_version, signer_name, signed_on, signed_at, address,
                                       user_agent, signature_png, pdf, pdf_sha256)
         SELECT e.stream, r.id, e.data ->> 'agreementVersion', concat_ws(' ', r.first_name, r.last_name),
                (e.recorded_at AT TIME ZONE o.zone)::date, e.recorded_at, '', 'npm run seed', '', $1, $2
         FROM event e JOIN responder r ON r.id = (e.data ->> 'responderId')::uuid CROSS JOIN organisation_settings o
         WHERE e.type = 'AgreementSigned' AND e.data ->> 'pdfSha256' = $2`,
  values: [pdf, pdfSha256],
});
