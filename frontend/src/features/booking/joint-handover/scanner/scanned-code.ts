import { codeTyped } from '@rigbook/contracts/joint-handover/joint-handover.rules';
import { paths } from '../../../../config/paths.js';

/** The six digits in the QR code of another phone; undefined if it is about something else. That phone may know this place by another name. */
export function scannedCode(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { pathname, hash } = new URL(text);
  return pathname === paths.takeOver ? codeTyped(hash.slice(1)) : undefined;
}
