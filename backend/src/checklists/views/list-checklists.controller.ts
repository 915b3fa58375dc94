import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema } from '@nestjs/swagger';
import { type ChecklistOccasion, checklistOccasions } from '@rigbook/contracts/checklists/checklist.words';
import type { Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Moment, OneOf, Part, Text } from '../../platform/fields/index.js';
import { AdminRoutes, Answers } from '../../platform/http/index.js';
import { allEditions, editionIn } from './checklist-editions.query.js';
import { EditionResponse } from './edition.response.js';

@ApiSchema({ name: 'ChecklistPublisher' })
class PublisherResponse {
  @Text.orNull('100', 'Null if the person was erased.') unitNumber!: string | null;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Bar') lastName!: string | null;
}

@ApiSchema({ name: 'EditionOfType' })
class EditionOfTypeResponse extends EditionResponse {
  @Text('Advanced Life Support') vehicleType!: string;
  @OneOf(checklistOccasions, 'ChecklistOccasion', 'check-in') occasion!: ChecklistOccasion;
  @Moment('2026-11-27T09:00:00.000Z', 'When the draft was saved last.') draftedAt!: Instant;
  @Moment.orNull('2026-11-27T09:30:00.000Z', 'Null: it is the draft.') publishedAt!: Instant | null;
  @Part.orNull(PublisherResponse, { example: null, description: 'Null: it is the draft.' })
  publishedBy!: PublisherResponse | null;
}

@AdminRoutes('admin/checklists', 'Admin: checklists')
export class ListChecklistsController {
  constructor(private readonly database: Database) {}

  @Get()
  @ApiOperation({
    summary: 'List the checklists of all types of vehicles',
    description:
      'Drafts and editions, by type and occasion, the latest first. A type without an edition is checked in by the sixteen items, and has no list at its return.',
  })
  @Answers([EditionOfTypeResponse], 'All editions.')
  async listChecklists(): Promise<readonly EditionOfTypeResponse[]> {
    const editions = await this.database.fetch(allEditions());
    return editions.map(({ id, edition, content, unitNumber, firstName, lastName, ...of }) => ({
      ...editionIn({ id, edition, content }),
      vehicleType: of.vehicleType,
      occasion: of.occasion,
      draftedAt: of.draftedAt,
      publishedAt: of.publishedAt,
      publishedBy: of.publishedAt && { unitNumber, firstName, lastName },
    }));
  }
}
