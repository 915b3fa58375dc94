import type { ConstraintMeanings } from '../../platform/decisions/index.js';
import type { Statement } from '../../platform/event-store/index.js';

/**
 * SQL: the hash of an upload that its person can hand in for something; null if nothing was uploaded, or it is another person's, was
 * handed in elsewhere, or may be a PDF. The parameters are those of the upload and the person.
 */
export const handedInSha256 = (upload: string, person: string): string => `
  (SELECT content_sha256 FROM photo_upload
   WHERE id = ${upload} AND responder_id = ${person} AND storage_key IS NOT NULL AND kept_for IS NULL AND NOT takes_pdf
     AND NOT EXISTS (SELECT FROM licence_photo WHERE upload_id = ${upload}))`;

/** A violation means that the same arrived at the same moment, or that its upload has just gone or was handed in elsewhere. */
export const keptMeaningsOf = (table: string): ConstraintMeanings => ({
  [`${table}_pkey`]: 'decide-again',
  [`${table}_upload_id_key`]: 'decide-again',
  [`${table}_upload_id_fkey`]: 'decide-again',
});

/**
 * What is kept is not deleted. A trigger notes the object for removal. The row of the table stays without its upload: it was there.
 * `where` names the row by `$1` and so on.
 */
export function forgetUpload(
  name: string,
  { table, where }: { readonly table: string; readonly where: string },
  values: readonly unknown[],
): readonly Statement[] {
  const uploadOf = `(SELECT upload_id FROM ${table} WHERE ${where})`;
  return [
    { name: `${name}.release`, text: `UPDATE photo_upload SET kept_for = NULL WHERE id = ${uploadOf}`, values },
    { name: `${name}.forget`, text: `DELETE FROM photo_upload WHERE id = ${uploadOf}`, values },
  ];
}
