import { Module } from '@nestjs/common';
import { ListAccessRecordController } from './access-record/list-access-record.controller.js';
import { ListOwnAccessRecordController } from './access-record/list-own-access-record.controller.js';
import { BookingDossier } from './dossier/booking-dossier.js';
import { GetDossierController } from './dossier/get-dossier.controller.js';
import { ProofHead } from './dossier/proof/proof-head.js';
import { ProveEvents } from './dossier/proof/prove-events.js';
import { ExportController } from './export/export.controller.js';
import { FindBookingsController } from './find-bookings/find-bookings.controller.js';
import { ExportLogController } from './log-export/export-log.controller.js';
import { ReadSealController } from './log-export/read-seal.controller.js';
import { SealedLog } from './log-export/sealed-log.js';
import { DownloadOwnDataController } from './own-data/download-own-data.controller.js';
import { OwnDataArchive } from './own-data/own-data-archive.js';
import { VerifyLogController } from './verification/verify-log.controller.js';
import { GetBookingHistoryController } from './booking-history/get-booking-history.controller.js';
import { ReplayController } from './replay/replay.controller.js';
import { CustodyController } from './custody/custody.controller.js';
import { CustodyFinder } from './custody/custody-finder.js';

/** What auditors read: the log in business terms. Writes nothing. */
@Module({
  controllers: [
    ExportController,
    FindBookingsController,
    GetBookingHistoryController,
    GetDossierController,
    VerifyLogController,
    ExportLogController,
    ReadSealController,
    ReplayController,
    CustodyController,
    ListAccessRecordController,
    ListOwnAccessRecordController,
    DownloadOwnDataController,
  ],
  providers: [CustodyFinder, BookingDossier, ProofHead, ProveEvents, SealedLog, OwnDataArchive],
})
export class AuditModule {}
