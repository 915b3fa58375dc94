import { Get, Res, type StreamableFile } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import type { ServiceId, ServicePaperId, VehicleId } from '@rigbook/contracts/kernel';
import { ApiPaper, PhotoFiles } from '../../licences/licence-photos/photo-files.js';
import { Recorded } from '../../platform/access-record/recorded.decorator.js';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { AdminRoutes, PathId } from '../../platform/http/index.js';
import { keptPaper } from './service-paper.statements.js';

/** For those who may see what was done. */
@AdminRoutes('admin/vehicles', 'Admin: vehicles')
export class ReadServicePaperController {
  constructor(
    private readonly database: Database,
    private readonly files: PhotoFiles,
  ) {}

  @Get(':id/services/:serviceId/papers/:paperId')
  @Recorded('photo-read')
  @ApiOperation({ summary: 'Read a paper of what was done', description: 'As an attachment.' })
  @ApiPaper()
  async getServicePaper(
    @PathId('PAPER_NOT_FOUND') vehicleId: VehicleId,
    @PathId('PAPER_NOT_FOUND', 'serviceId') serviceId: ServiceId,
    @PathId('PAPER_NOT_FOUND', 'paperId') paperId: ServicePaperId,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const kept = await this.database.fetch(keptPaper(vehicleId, { serviceId, paperId }));
    const file = kept && (await this.files.paper(kept, `service-${paperId}`, reply));
    if (!file) throw new Refusal('PAPER_NOT_FOUND');
    return file;
  }
}
