/** What a check of a signed document found. Stored nowhere, sent to screens. */
export const agreementVerdicts = ['genuine', 'altered', 'missing', 'erased'] as const;
export type AgreementVerdict = (typeof agreementVerdicts)[number];

/** What happened to the document of a signed agreement, as far as is known without reading it. */
export const keptDocuments = ['kept', 'missing', 'erased'] as const;
export type KeptDocument = (typeof keptDocuments)[number];

export interface DocumentHashes {
  /** what the event of the signature says; the log cannot be changed */
  readonly event: string;
  /** what is stored with the document; null if no document is kept */
  readonly record: string | null;
  /** of the document as it is kept today; null where there is none */
  readonly document: string | null;
}

/** A document goes with its signer and never alone: without one while its signer is there, it was taken away. */
export const keptDocument = (isKept: boolean, signerIsErased: boolean): KeptDocument => {
  if (isKept) return 'kept';
  return signerIsErased ? 'erased' : 'missing';
};

/** Whether the document is the one that was signed; where its bytes or what is said about them differ, it is not. */
export function agreementVerdict(
  { event, record, document }: DocumentHashes,
  signerIsErased: boolean,
): AgreementVerdict {
  const kept = keptDocument(document !== null, signerIsErased);
  if (kept !== 'kept') return kept;
  return document === event && record === event ? 'genuine' : 'altered';
}
