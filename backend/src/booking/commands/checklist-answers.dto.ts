import { applyDecorators } from '@nestjs/common';
import { ApiSchema } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, IsNumber, IsObject, Max, Min, ValidateNested } from 'class-validator';
import { checklistLimits } from '@rigbook/contracts/checklists/drafting.rules';
import { type DamagePhotoId, type Day, type EditionId, textLimits } from '@rigbook/contracts/kernel';
import { IsDay } from '../../fleet/is-day.js';
import { TakesPhotoIds } from '../../fleet/vehicle-damage/takes-photo-ids.js';
import {
  CalendarDay,
  Decimal,
  Optional,
  OptionalOrNull,
  Parts,
  TakesFilledText,
  TakesId,
  TakesText,
  TakesYesOrNo,
} from '../../platform/fields/index.js';
import type { ChecklistGiven } from './answered-checklist.decision.js';

const numberLimits = `number must be between -${checklistLimits.mostNumber} and ${checklistLimits.mostNumber}.`;

@ApiSchema({ name: 'ChecklistAnswer' })
export class ChecklistAnswerDto {
  @TakesFilledText(60, 'item must be the id of an item of the checklist.', 'oxygen-tank') item!: string;
  @TakesYesOrNo(true, 'False: it is not all right.') isFine!: boolean;

  @OptionalOrNull()
  @TakesText(textLimits.defectWords, { example: null, description: 'What is wrong; needed if it is not all right.' })
  words?: string | null;

  @OptionalOrNull()
  @Decimal.orNull(150, 'The number that the item asks for.')
  @Max(checklistLimits.mostNumber, { message: numberLimits })
  @Min(-checklistLimits.mostNumber, { message: numberLimits })
  @IsNumber({}, { message: 'number must be a number.' })
  number?: number | null;

  @OptionalOrNull()
  @CalendarDay.orNull('2027-03-31', 'The last day on which it is good.')
  @IsDay()
  expiresOn?: Day | null;

  @Optional() @TakesPhotoIds() photoIds?: readonly DamagePhotoId[];
}

const takesAnswers = (field: string, description: string) =>
  applyDecorators(
    Optional(),
    Parts(ChecklistAnswerDto, description),
    IsObject({ each: true, message: `${field} may hold answers only.` }),
    ArrayMaxSize(checklistLimits.items, { message: `${field} may hold at most ${checklistLimits.items}.` }),
    IsArray({ message: `${field} must be a list of answers.` }),
    ValidateNested({ each: true }),
    Type(() => ChecklistAnswerDto),
  );

const takesEdition = (field: string, description: string) =>
  applyDecorators(OptionalOrNull(), TakesId(`${field} must be the id of an edition.`, { example: null, description }));

/** The answers to an edition. */
export const TakesAnswers = () =>
  takesAnswers(
    'checklistAnswers',
    'The answers to the edition, or to the sixteen items what is not all right. Left out by callers that only tick.',
  );

export const TakesEdition = () =>
  takesEdition(
    'checklistEdition',
    'The edition that was answered: any published one of the type of the vehicle. Null: the sixteen items, or no list at a return.',
  );

/** The list of the return, where that of the check-in is answered too. */
export const TakesReturnAnswers = () =>
  takesAnswers('returnChecklistAnswers', 'The answers of who gives the vehicle back to the edition of the return.');

export const TakesReturnEdition = () =>
  takesEdition(
    'returnChecklistEdition',
    'The edition of the return that was answered: any published one of the type of the vehicle. Null: none.',
  );

interface Answered {
  readonly checklistEdition?: EditionId | null;
  readonly checklistAnswers?: readonly ChecklistAnswerDto[];
}

/** Undefined where the caller only ticks. */
export const checklistGiven = ({ checklistEdition = null, checklistAnswers }: Answered): ChecklistGiven | undefined =>
  checklistEdition === null && checklistAnswers === undefined
    ? undefined
    : {
        editionId: checklistEdition,
        answers: (checklistAnswers ?? []).map(({ words, number = null, expiresOn = null, ...answer }) => ({
          item: answer.item,
          isFine: answer.isFine,
          words: words || null,
          number,
          expiresOn,
          photoIds: answer.photoIds ?? [],
        })),
      };
