import { MOST_PAPERS_OF_SERVICE } from '@rigbook/contracts/fleet/service-paper.words';
import type { ServiceId, ServicePaperId } from '@rigbook/contracts/kernel';
import { Refusal } from '../../platform/decisions/index.js';
import { erasePaper, type PaperStanding, receivePaper } from './service-paper.decision.js';

const paper = {
  serviceId: '0199c0de-1301-7000-8000-000000001301' as ServiceId,
  paperId: '0199c0de-1302-7000-8000-000000001302' as ServicePaperId,
};
const upload = { sha256: 'ab', mediaType: 'application/pdf' } as const;
const standing = (of: Partial<PaperStanding> = {}): PaperStanding => ({
  isRecorded: true,
  isReceived: false,
  papers: 0,
  upload,
  ...of,
});
function codeOf(act: () => unknown): string | undefined {
  try {
    act();
  } catch (error) {
    if (error instanceof Refusal) return (error as Refusal).code;
    throw error;
  }
  return undefined;
}

describe('a paper of a service', () => {
  it('is kept with its hash', () => {
    expect(receivePaper(paper, standing())).toEqual({
      type: 'ServicePaperReceived',
      data: { ...paper, mediaType: 'application/pdf', paperSha256: 'ab' },
    });
  });

  it('is kept once, however often it is sent, also where the service has all its papers by then', () => {
    expect(receivePaper(paper, standing({ isReceived: true, papers: MOST_PAPERS_OF_SERVICE }))).toBeUndefined();
  });

  it('needs the service, the upload, and room', () => {
    expect(codeOf(() => receivePaper(paper, standing({ isRecorded: false })))).toBe('SERVICE_NOT_FOUND');
    expect(codeOf(() => receivePaper(paper, standing({ upload: null })))).toBe('PAPER_NOT_UPLOADED');
    const full = standing({ papers: MOST_PAPERS_OF_SERVICE });
    expect(codeOf(() => receivePaper(paper, full))).toBe('TOO_MANY_PAPERS');
  });

  it('is erased once', () => {
    expect(erasePaper(paper, 'names-a-person', { isThere: true })).toMatchObject({ type: 'ServicePaperErased' });
    expect(codeOf(() => erasePaper(paper, 'names-a-person', { isThere: false }))).toBe('PAPER_NOT_FOUND');
  });
});
