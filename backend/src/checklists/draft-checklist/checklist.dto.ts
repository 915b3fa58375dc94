import { ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsArray, IsDefined, IsNumber, IsObject, ValidateNested } from 'class-validator';
import { applyDecorators } from '@nestjs/common';
import type { Checklist, ChecklistOccasion } from '@rigbook/contracts/checklists/checklist.words';
import { checklistOccasions } from '@rigbook/contracts/checklists/checklist.words';
import { type Instant, textLimits } from '@rigbook/contracts/kernel';
import {
  Decimal,
  OptionalOrNull,
  Part,
  Parts,
  TakesFilledText,
  TakesInstant,
  TakesOneOf,
  TakesText,
  TakesWhole,
  TakesYesOrNo,
} from '../../platform/fields/index.js';

const Nested = (shape: new () => object) =>
  applyDecorators(
    IsObject({ message: ({ property }) => `${property} must be an object.` }),
    ValidateNested(),
    Type(() => shape),
  );

const NestedList = (shape: new () => object) =>
  applyDecorators(
    IsObject({ each: true, message: ({ property }) => `${property} may hold objects only.` }),
    IsArray({ message: ({ property }) => `${property} must be a list.` }),
    ValidateNested({ each: true }),
    Type(() => shape),
  );

const TakesLimit = () =>
  applyDecorators(
    OptionalOrNull(),
    Decimal.orNull(50),
    IsNumber({}, { message: ({ property }) => `${property} must be a number.` }),
  );

@ApiSchema({ name: 'ChecklistLabel' })
export class LabelDto {
  @TakesText(textLimits.checklistLabel, 'Oxygen tank') en!: string;
  @TakesText(textLimits.checklistLabel, 'בלון חמצן') he!: string;
}

@ApiSchema({ name: 'ChecklistDetail' })
export class DetailDto {
  @TakesText(textLimits.checklistDetail, 'Read the gauge') en!: string;
  @TakesText(textLimits.checklistDetail, 'לקרוא את המד') he!: string;
}

@ApiSchema({ name: 'ChecklistNumber' })
export class NumberWantedDto {
  @TakesText(textLimits.checklistUnit, 'bar') unit!: string;
  @TakesLimit() least?: number | null;
  @TakesLimit() most?: number | null;
}

const ID = 'id must be a name of small letters, digits and hyphens.';

@ApiSchema({ name: 'ChecklistGroup' })
export class GroupDto {
  @TakesFilledText(60, ID, 'medical') id!: string;
  @Part(LabelDto) @Nested(LabelDto) label!: LabelDto;
}

@ApiSchema({ name: 'ChecklistItem' })
export class ItemDto {
  @TakesFilledText(60, ID, 'oxygen-tank') id!: string;
  @TakesFilledText(60, 'group must be the id of a group.', 'medical') group!: string;
  @Part(LabelDto) @Nested(LabelDto) label!: LabelDto;
  @Part(DetailDto, 'What to look at; may be empty.') @Nested(DetailDto) detail!: DetailDto;
  @TakesYesOrNo(true, 'The step cannot be taken unless it is all right.') isRequired!: boolean;
  @TakesYesOrNo(false, 'If it is not all right, the vehicle is out of service.') isCritical!: boolean;
  @TakesYesOrNo(false) wantsPhoto!: boolean;
  @TakesYesOrNo(false, 'A day that must not have passed.') wantsExpiry!: boolean;

  @OptionalOrNull()
  @Part.orNull(NumberWantedDto, 'A number, and the limits within which it is all right.')
  @Nested(NumberWantedDto)
  wantsNumber?: NumberWantedDto | null;
}

@ApiSchema({ name: 'SeenChecklistDraft' })
export class SeenDraftDto {
  @TakesWhole(1, 100_000, 2, 'The edition that the draft is, or is to be.') edition!: number;

  @OptionalOrNull()
  @TakesInstant('2026-11-27T09:00:00.000Z', 'When the draft was saved last; null if there was none.')
  draftedAt?: Instant | null;
}

@ApiSchema({ name: 'PublishChecklist' })
export class PublishChecklistDto {
  @TakesFilledText(textLimits.vehicleType, 'vehicleType must be a type of vehicles.', 'Advanced Life Support')
  vehicleType!: string;

  @TakesOneOf(checklistOccasions, 'ChecklistOccasion', 'occasion must be check-in or return.', 'check-in')
  occasion!: ChecklistOccasion;

  @Part(SeenDraftDto, 'What was read before.')
  @IsDefined({ message: 'seen must say which draft was read.' })
  @Nested(SeenDraftDto)
  seen!: SeenDraftDto;
}

@ApiSchema({ name: 'DraftChecklist' })
export class DraftChecklistDto extends PublishChecklistDto {
  @Parts(GroupDto) @NestedList(GroupDto) groups!: GroupDto[];
  @Parts(ItemDto) @NestedList(ItemDto) items!: ItemDto[];
}

export const seenIn = ({ edition, draftedAt = null }: SeenDraftDto) => ({ edition, draftedAt });

/** As events have it: every field is there, in one order. */
export const checklistIn = ({ groups, items }: DraftChecklistDto): Checklist => ({
  groups: groups.map(({ id, label }) => ({ id, label: { en: label.en, he: label.he } })),
  items: items.map(({ id, group, label, detail, wantsNumber, ...wants }) => ({
    id,
    group,
    label: { en: label.en, he: label.he },
    detail: { en: detail.en, he: detail.he },
    isRequired: wants.isRequired,
    isCritical: wants.isCritical,
    wantsPhoto: wants.wantsPhoto,
    wantsExpiry: wants.wantsExpiry,
    wantsNumber: wantsNumber
      ? { unit: wantsNumber.unit, least: wantsNumber.least ?? null, most: wantsNumber.most ?? null }
      : null,
  })),
});
