/** The result of checking a signed document. Sent to screens, not stored. */
export const agreementVerdicts = ['genuine', 'altered', 'missing', 'erased'] as const;
export type AgreementVerdict = (typeof agreementVerdicts)[number];

/** The state of a signed agreement's document, without reading it. */
export const keptDocuments = ['kept', 'missing', 'erased'] as const;
export type KeptDocument = (typeof keptDocuments)[number];

export interface DocumentHashes {
  /** in the event of the signature; the log cannot be changed */
  readonly event: string;
  /** stored with the document; null if there is none */
  readonly record: string | null;
  /** of the stored document; null if there is none */
  readonly document: string | null;
}

/** A document is erased only together with its signer. If it is missing while the signer exists, someone removed it. */
export const keptDocument = (isKept: boolean, signerIsErased: boolean): KeptDocument => {
  if (isKept) return 'kept';
  return signerIsErased ? 'erased' : 'missing';
};

/** Whether the document is the one that was signed: all three hashes must be equal. */
export function agreementVerdict(
  { event, record, document }: DocumentHashes,
  signerIsErased: boolean,
): AgreementVerdict {
  const kept = keptDocument(document !== null, signerIsErased);
  if (kept !== 'kept') return kept;
  return document === event && record === event ? 'genuine' : 'altered';
}
