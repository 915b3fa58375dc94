import { Global, Module } from '@nestjs/common';
import { AgreementDocuments } from '../booking/commands/sign-agreement/agreement-documents.js';
import { SettingsModule } from '../settings/settings.module.js';
import { ListAgreementFilesController } from './agreement-files/list-agreement-files.controller.js';
import { GetAgreementController } from './get-agreement/get-agreement.controller.js';
import { GetAgreementPdfController } from './get-agreement-pdf/get-agreement-pdf.controller.js';
import { SignedAgreementDocuments } from './signing/signed-agreement-documents.js';
import { VerifyAgreementController } from './verify-agreement/verify-agreement.controller.js';

/** Global, since it implements the documents that bookings need without knowing this slice. */
@Global()
@Module({
  imports: [SettingsModule],
  controllers: [
    GetAgreementController,
    GetAgreementPdfController,
    ListAgreementFilesController,
    VerifyAgreementController,
  ],
  providers: [{ provide: AgreementDocuments, useClass: SignedAgreementDocuments }],
  exports: [AgreementDocuments],
})
export class AgreementModule {}
