import { LONGEST_IMPORT } from '@rigbook/contracts/responders/import.words';

export type FileText =
  | { readonly name: string; readonly csv: string }
  | { readonly name: string; readonly problem: 'notText' | 'tooLarge' };

/** A character takes at most four bytes in UTF-8, and the byte order mark takes three. */
const MOST_BYTES = 4 * LONGEST_IMPORT + 3;

/** The text of a chosen file. A file that is not UTF-8 is refused, since its letters would come out wrong. */
export async function readFile(file: File): Promise<FileText> {
  const { name } = file;
  if (file.size > MOST_BYTES) return { name, problem: 'tooLarge' };
  try {
    const csv = new TextDecoder('utf-8', { fatal: true }).decode(await file.arrayBuffer());
    if (csv.includes('\0')) return { name, problem: 'notText' };
    return csv.length > LONGEST_IMPORT ? { name, problem: 'tooLarge' } : { name, csv };
  } catch {
    return { name, problem: 'notText' };
  }
}
