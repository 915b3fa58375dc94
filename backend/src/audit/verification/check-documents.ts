import { agreementVerdict, type DocumentHashes } from '@rigbook/contracts/agreement/agreement-check.rules';
import type { AgreementSigned } from '../../booking/booking.events.js';
import { ERASED } from '../../responders/erase-responder/is-erased.query.js';
import { BEGINNING, type LogPlace, type Statement } from '../../platform/event-store/index.js';
import { type RunQuery, inBatches } from '../../platform/seal/verify/run-query.js';
import { fault, type Fault, type NamedEvent } from '../../platform/seal/verify/fault.js';

const BATCH = 200;

export interface DocumentsFound {
  readonly genuine: number;
  /** erased together with their signers, which is not a fault */
  readonly erased: number;
  readonly fault: Fault | null;
}

/** Compares every document with the hash in the event of its signature. The database computes the hashes. */
export async function checkDocuments(query: RunQuery): Promise<DocumentsFound> {
  let [genuine, erased] = [0, 0];
  const signatures = inBatches<SignatureRow>(BATCH, (last) => query(signaturesAfter(last ?? BEGINNING)));
  for await (const { signerIsErased, event, record, document, ...rest } of signatures) {
    const verdict = agreementVerdict({ event, record, document }, signerIsErased);
    if (verdict === 'genuine') genuine += 1;
    else if (verdict === 'erased') erased += 1;
    else {
      const { position, type, stream, id } = rest;
      const code = verdict === 'altered' ? 'document-altered' : 'document-missing';
      return { genuine, erased, fault: fault(code, { event: { position, type, stream, id } }) };
    }
  }
  return { genuine, erased, fault: null };
}

type SignatureRow = LogPlace & NamedEvent & DocumentHashes & { readonly signerIsErased: boolean };

const SIGNATURE: AgreementSigned['type'] = 'AgreementSigned';

const signaturesAfter = (place: LogPlace): Statement => ({
  name: 'audit.signatures-after',
  text: `SELECT e.transaction, e.position, e.type, e.stream, e.id, e.data ->> 'pdfSha256' AS event, a.pdf_sha256 AS record,
                encode(sha256(a.pdf), 'hex') AS document,
                EXISTS (SELECT FROM event gone WHERE gone.stream = e.signer AND gone.type = $5) AS "signerIsErased"
         FROM (SELECT *, CASE WHEN pg_input_is_valid(data ->> 'responderId', 'uuid') THEN (data ->> 'responderId')::uuid END AS signer
               FROM event
               WHERE (transaction, position) > ($1::xid8, $2::bigint) AND type = $3
               ORDER BY transaction, position LIMIT $4) e
         LEFT JOIN LATERAL (
           SELECT pdf, pdf_sha256 FROM signed_agreement WHERE booking_id = e.stream
           ORDER BY pdf_sha256 = e.data ->> 'pdfSha256' DESC, signed_at DESC LIMIT 1) a ON true
         ORDER BY e.transaction, e.position`,
  values: [place.transaction, place.position, SIGNATURE, BATCH, ERASED],
});
