import { ApiPropertyOptional } from '@nestjs/swagger';
import { DIARY_SEARCH_LIMIT } from '@rigbook/contracts/booking/diary/diary-search.rules';
import { IsOptional } from 'class-validator';
import { IsFreeText } from '../../platform/http/free-text.decorator.js';
import { PageQuery } from '../../platform/http/page.js';

export class ListAgreementFilesQuery extends PageQuery {
  @ApiPropertyOptional({
    maxLength: DIARY_SEARCH_LIMIT,
    example: 'dana als1',
    description:
      "Words, at most six, each of which stands in the responder's name, begins the unit number, or stands in the vehicle's name.",
  })
  @IsOptional()
  @IsFreeText(DIARY_SEARCH_LIMIT)
  search?: string;
}
