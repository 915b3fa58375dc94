import { LONGEST_IMPORT } from '@rigbook/contracts/responders/import.words';

export type FileText =
  | { readonly name: string; readonly csv: string }
  | { readonly name: string; readonly problem: 'notText' | 'tooLarge' };

/** No letter takes more in UTF-8, and the mark at the beginning takes three. */
const MOST_BYTES = 4 * LONGEST_IMPORT + 3;

/** The text of a chosen file; what is no UTF-8 would come out as other letters. */
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
