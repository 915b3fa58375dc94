import { ApiPropertyOptional, IntersectionType } from '@nestjs/swagger';
import { IsIn, IsOptional } from 'class-validator';
import { DIARY_SEARCH_LIMIT } from '@rigbook/contracts/booking/diary/diary-search.rules';
import type { BookingId } from '@rigbook/contracts/kernel/ids';
import {
  notificationStandings,
  notificationTopics,
  type NotificationStanding,
  type NotificationTopic,
} from '@rigbook/contracts/notifications/notification-standing.rules';
// renamed, since the web has a global class of that name, which would be taken for the property's
import {
  messageChannels,
  type MessageChannel as Channel,
} from '@rigbook/contracts/notifications/templates/template.words';
import { IsFreeText } from '../../platform/http/free-text.decorator.js';
import { IsId } from '../../platform/http/id.decorator.js';
import { PageQuery } from '../../platform/http/page.js';

/** What the messages are narrowed by, wherever they stand. */
export class NotificationFilterDto {
  @ApiPropertyOptional({ enum: messageChannels, enumName: 'MessageChannel' })
  @IsOptional()
  @IsIn(messageChannels, { message: 'channel must be email or whatsapp.' })
  channel?: Channel;

  @ApiPropertyOptional({ enum: notificationTopics, enumName: 'NotificationTopic', description: 'What they are about.' })
  @IsOptional()
  @IsIn(notificationTopics, { message: 'topic must be one of the topics of messages.' })
  topic?: NotificationTopic;

  @ApiPropertyOptional({ type: String, format: 'uuid' })
  @IsOptional()
  @IsId('bookingId must be the id of a booking.')
  bookingId?: BookingId;

  @ApiPropertyOptional({
    maxLength: DIARY_SEARCH_LIMIT,
    example: 'dana 101',
    description:
      "Words, at most six, each of which stands in the name of the responder whom it is about, or begins that responder's unit number.",
  })
  @IsOptional()
  @IsFreeText(DIARY_SEARCH_LIMIT)
  search?: string;
}

class StandingDto {
  @ApiPropertyOptional({
    enum: notificationStandings,
    enumName: 'NotificationStanding',
    description:
      '`waiting`: its time has come, or it is being sent; `scheduled`: it waits for its time or another try.',
  })
  @IsOptional()
  @IsIn(notificationStandings, { message: 'standing must be one of the standings of messages.' })
  standing?: NotificationStanding;
}

export class ListNotificationsQuery extends IntersectionType(NotificationFilterDto, StandingDto, PageQuery) {}
