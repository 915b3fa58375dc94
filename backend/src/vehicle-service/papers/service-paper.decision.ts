import type { TextErasureReason } from '@rigbook/contracts/booking/text-erasure.words';
import { MOST_PAPERS_OF_SERVICE, type PaperMediaType } from '@rigbook/contracts/fleet/service-paper.words';
import type { ServiceId, ServicePaperId } from '@rigbook/contracts/kernel';
import type { ServicePaperErased, ServicePaperReceived } from '../../fleet/vehicle.events.js';
import { Refusal } from '../../platform/decisions/index.js';

export interface PaperOfService {
  readonly serviceId: ServiceId;
  readonly paperId: ServicePaperId;
}

export interface PaperStanding {
  /** the vehicle has the service */
  readonly isRecorded: boolean;
  /** it arrived before, whether or not it was erased since, or the same file stands there as another paper */
  readonly isReceived: boolean;
  /** of the service, without those that were erased */
  readonly papers: number;
  /** null if nothing was uploaded, or it is another person's, was handed in elsewhere or is no upload of a paper */
  readonly upload: { readonly sha256: string; readonly mediaType: PaperMediaType } | null;
}

/**
 * A paper follows what was done, at any time. Undefined if it has arrived before: who lost the answer sends it again.
 * @throws Refusal SERVICE_NOT_FOUND, PAPER_NOT_UPLOADED, TOO_MANY_PAPERS
 */
export function receivePaper(
  paper: PaperOfService,
  { isRecorded, isReceived, papers, upload }: PaperStanding,
): ServicePaperReceived | undefined {
  if (!isRecorded) throw new Refusal('SERVICE_NOT_FOUND');
  if (isReceived) return undefined;
  if (papers >= MOST_PAPERS_OF_SERVICE) throw new Refusal('TOO_MANY_PAPERS', { most: MOST_PAPERS_OF_SERVICE });
  if (upload === null) throw new Refusal('PAPER_NOT_UPLOADED');
  return {
    type: 'ServicePaperReceived',
    data: { ...paper, mediaType: upload.mediaType, paperSha256: upload.sha256 },
  };
}

/** Its hash stays in the log. @throws Refusal PAPER_NOT_FOUND */
export function erasePaper(
  paper: PaperOfService,
  because: TextErasureReason,
  { isThere }: { readonly isThere: boolean },
): ServicePaperErased {
  if (!isThere) throw new Refusal('PAPER_NOT_FOUND');
  return { type: 'ServicePaperErased', data: { ...paper, because } };
}
