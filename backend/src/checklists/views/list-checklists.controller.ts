import { Get } from '@nestjs/common';
import { ApiOperation, ApiSchema, PickType } from '@nestjs/swagger';
import { type ChecklistOccasion, checklistOccasions } from '@rigbook/contracts/checklists/checklist.words';
import type { EditionId, Instant } from '@rigbook/contracts/kernel';
import { Database } from '../../platform/database/index.js';
import { Refusal } from '../../platform/decisions/index.js';
import { Moment, OneOf, Part, Text, Texts } from '../../platform/fields/index.js';
import { AdminRoutes, Answers, PathId } from '../../platform/http/index.js';
import { allEditions, editionById } from './checklist-editions.query.js';
import { EditionResponse } from './edition.response.js';

@ApiSchema({ name: 'ChecklistPublisher' })
class PublisherResponse {
  @Text.orNull('100', 'Null if the person was erased.') unitNumber!: string | null;
  @Text.orNull('Noa') firstName!: string | null;
  @Text.orNull('Bar') lastName!: string | null;
}

@ApiSchema({ name: 'EditionOfType' })
class EditionOfTypeResponse extends PickType(EditionResponse, ['id', 'edition']) {
  @Text('Advanced Life Support') vehicleType!: string;
  @Texts({
    example: [],
    description: 'What the type is called by now. Its vehicles are checked by the edition until that name has one.',
  })
  renamedTo!: readonly string[];
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
      'Drafts and editions, by type and occasion, the latest first, without what they ask. A type without an edition is checked in by the sixteen items, and has no list at its return.',
  })
  @Answers([EditionOfTypeResponse], 'All editions.')
  async listChecklists(): Promise<readonly EditionOfTypeResponse[]> {
    const editions = await this.database.fetch(allEditions());
    return editions.map(({ unitNumber, firstName, lastName, ...edition }) => ({
      ...edition,
      publishedBy: edition.publishedAt && { unitNumber, firstName, lastName },
    }));
  }

  @Get(':id')
  @ApiOperation({ summary: 'Read an edition of a checklist, or its draft' })
  @Answers(EditionResponse, 'What it asks.')
  async getChecklist(@PathId('CHECKLIST_NOT_FOUND') id: EditionId): Promise<EditionResponse> {
    const edition = await this.database.fetch(editionById(id));
    if (!edition) throw new Refusal('CHECKLIST_NOT_FOUND');
    return edition;
  }
}
