import { Body, Put, Req } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { MOST_PAPERS_OF_SERVICE } from '@rigbook/contracts/fleet/service-paper.words';
import type { ServiceId, ServicePaperId, VehicleId } from '@rigbook/contracts/kernel';
import { type ServicePaperReceived, VEHICLE_STREAM } from '../../fleet/vehicle.events.js';
import { HandInUpload } from '../../licences/photo-uploads/hand-in.js';
import { keptMeaningsOf } from '../../licences/photo-uploads/kept-upload.statements.js';
import { UploadedTo } from '../../licences/photo-uploads/uploaded-to.decorator.js';
import type { CommandContext } from '../../platform/event-store/index.js';
import { AdminRoutes, AnswersNothing, Context, PathId, Refuses, SignedInPerson } from '../../platform/http/index.js';
import type { Person, RigbookRequest } from '../../platform/http/index.js';
import { receivePaper } from './service-paper.decision.js';
import { keepPaper, paperStanding } from './service-paper.statements.js';

@ApiSchema({ name: 'HandInServicePaper' })
export class HandInServicePaperDto {
  @UploadedTo()
  uploadURL!: string;
}

@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class HandInServicePaperController {
  constructor(private readonly commands: CommandBus) {}

  @Put(':id/services/:serviceId/papers/:paperId')
  @ApiOperation({
    summary: 'Hand in a paper of what was done',
    description: `A PDF or photo that you have uploaded to an address for papers, with an id that you make. It may follow at any time; a service has at most ${MOST_PAPERS_OF_SERVICE}. Handing it in again changes nothing.`,
  })
  @AnswersNothing('The paper is kept.')
  @Refuses('VEHICLE_NOT_FOUND', 'PAPER_NOT_UPLOADED', 'TOO_MANY_PAPERS', 'CHANGED_MEANWHILE')
  async handInServicePaper(
    @PathId('VEHICLE_NOT_FOUND') vehicleId: VehicleId,
    @PathId('SERVICE_NOT_FOUND', 'serviceId') serviceId: ServiceId,
    @PathId('PAPER_NOT_FOUND', 'paperId') paperId: ServicePaperId,
    @Body() { uploadURL }: HandInServicePaperDto,
    @SignedInPerson() { responderId: by }: Person,
    @Context() context: CommandContext,
    @Req() { host }: RigbookRequest,
  ): Promise<void> {
    const paper = { serviceId, paperId };
    // also of a vehicle that was retired since
    await this.commands.execute(
      HandInUpload.of({ uploadURL, host }, context, {
        stream: { id: vehicleId, type: VEHICLE_STREAM },
        standing: (uploadId) => paperStanding({ ...paper, vehicleId, uploadId, by }),
        receive: (standing) => receivePaper(paper, standing),
        keep: (event: ServicePaperReceived, uploadId, now) => keepPaper(event.data, uploadId, now),
        constraintMeanings: keptMeaningsOf('service_paper'),
      }),
    );
  }
}
