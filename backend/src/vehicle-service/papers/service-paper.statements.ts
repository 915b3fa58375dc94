import type { PaperMediaType, ServicePaperState } from '@rigbook/contracts/fleet/service-paper.words';
import type { Instant, PhotoUploadId, ResponderId, ServicePaperId, VehicleId } from '@rigbook/contracts/kernel';
import type { ServicePaperReceived } from '../../fleet/vehicle.events.js';
import { forgetUpload } from '../../licences/photo-uploads/kept-upload.statements.js';
import { oneRow, query, type Query } from '../../platform/database/index.js';
import type { Statement } from '../../platform/event-store/index.js';
import type { PaperOfService, PaperStanding } from './service-paper.decision.js';

interface Asked extends PaperOfService {
  readonly vehicleId: VehicleId;
  readonly uploadId: PhotoUploadId | null;
  readonly by: ResponderId;
}

/** What is known of a paper, and of the upload with which its person hands it in. */
export const paperStanding = ({ vehicleId, serviceId, paperId, uploadId, by }: Asked): Query<PaperStanding> =>
  query<PaperStanding, PaperStanding>(
    {
      name: 'service-paper.standing',
      text: `SELECT EXISTS (SELECT FROM service_done WHERE service_id = $1 AND vehicle_id = $2) AS "isRecorded",
                    EXISTS (SELECT FROM service_paper
                            WHERE service_id = $1 AND (paper_id = $3 OR (upload_id IS NOT NULL AND content_sha256 = u.content_sha256))) AS "isReceived",
                    (SELECT count(*)::integer FROM service_paper WHERE service_id = $1 AND upload_id IS NOT NULL) AS papers,
                    CASE WHEN u.id IS NOT NULL THEN json_build_object('sha256', u.content_sha256, 'mediaType', u.media_type) END AS upload
             FROM (VALUES (1)) one LEFT JOIN photo_upload u
               ON u.id = $4 AND u.responder_id = $5 AND u.storage_key IS NOT NULL AND u.kept_for IS NULL AND u.takes_pdf`,
      values: [serviceId, vehicleId, paperId, uploadId, by],
    },
    ([row]) => row ?? { isRecorded: false, isReceived: false, papers: 0, upload: null },
  );

/** The paper is handed in once. A trigger keeps its upload for it, unless it was handed in elsewhere. */
export const keepPaper = (
  { serviceId, paperId, mediaType, paperSha256 }: ServicePaperReceived['data'],
  uploadId: PhotoUploadId | null,
  now: Instant,
): Statement => ({
  name: 'service-paper.keep',
  text: `INSERT INTO service_paper (service_id, paper_id, media_type, content_sha256, upload_id, received_at)
         VALUES ($1, $2, $3, $4, $5, $6)`,
  values: [serviceId, paperId, mediaType, paperSha256, uploadId, now],
});

/** The paper goes; its row stays. */
export const forgetPaper = ({ serviceId, paperId }: PaperOfService): readonly Statement[] =>
  forgetUpload('service-paper', { table: 'service_paper', where: 'service_id = $1 AND paper_id = $2' }, [
    serviceId,
    paperId,
  ]);

export interface ServicePaper {
  readonly id: ServicePaperId;
  readonly mediaType: PaperMediaType;
  readonly state: ServicePaperState;
  readonly sha256: string;
}

/** SQL: the papers of the service of row `s`, in the order in which they arrived. */
export const PAPERS_OF_SERVICE = `
  (SELECT coalesce(json_agg(json_build_object('id', p.paper_id, 'mediaType', p.media_type,
             'state', CASE WHEN p.upload_id IS NULL THEN 'erased' ELSE 'here' END, 'sha256', p.content_sha256) ORDER BY p.received_at, p.paper_id), '[]')
   FROM service_paper p WHERE p.service_id = s.service_id)`;

export interface KeptPaper {
  readonly key: string;
  readonly mediaType: PaperMediaType;
}

/** Where a paper is kept; undefined if it has not arrived, or was erased, or the service is of another vehicle. */
export const keptPaper = (vehicleId: VehicleId, { serviceId, paperId }: PaperOfService): Query<KeptPaper | undefined> =>
  oneRow<KeptPaper>({
    name: 'service-paper.kept',
    text: `SELECT u.storage_key AS key, p.media_type AS "mediaType"
           FROM service_done s JOIN service_paper p ON p.service_id = s.service_id JOIN photo_upload u ON u.id = p.upload_id
           WHERE s.service_id = $1 AND s.vehicle_id = $2 AND p.paper_id = $3`,
    values: [serviceId, vehicleId, paperId],
  });
