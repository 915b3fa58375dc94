import type { Day } from '@rigbook/contracts/kernel/time';

/**
 * The header that shows a document in the browser and names the file in which it is saved, such as
 * `vehicle-agreement-2026-11-23-ALS1.pdf`; the plain name is for programs that read no other alphabet (RFC 6266).
 */
export function contentDisposition(startsOn: Day, vehicleName: string): string {
  const plain = `vehicle-agreement-${startsOn}.pdf`;
  const vehicle = vehicleName.replaceAll(/[^\p{L}\p{N}]+/gu, '-');
  return `inline; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(`vehicle-agreement-${startsOn}-${vehicle}.pdf`)}`;
}
