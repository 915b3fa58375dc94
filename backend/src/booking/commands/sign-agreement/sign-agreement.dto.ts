import { ApiSchema } from '@nestjs/swagger';
import { IsISO8601, IsString, Matches } from 'class-validator';
import { type BookingId, type Instant, textLimits } from '@rigbook/contracts/kernel';
import { CalendarDay, example, Id, IsFreeText, Moment, Text } from '../../../platform/fields/index.js';
import { type BookingSeenDto, TakesWhatWasSeen } from '../booking-seen.js';

/** A small valid drawing, so that the example works. */
export const exampleSignature =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAHgAAAA8AQMAAACXY+zrAAAABlBMVEUAAAAAAAClZ7nPAAAAAnRSTlMM6QPw2OgAAAAJcEhZcwAACxMAAAsTAQCanBgAAACxSURBVCjP7VA7DsMgDDXywFZu0F6jQxSu1DFDlXK0HgWpF8jIEIUaG6iZu1W1ZImHrPcD+Jk5Rujyc8A+bwPOuGuICbzGNsIlaLoAVhPOACYqfKfVAol2+UC+nZRc4ToruaLl+Mm/rn9C7qeMDeeYOwm+9iovIjasXToyE+UwYm1jJoqGYn1hUya1aFfZo0Wf5MYzZXVxK9XW6k6iga1aVzUftTlLnnRpFGDAGOA/X80bDkgyJfXS8zkAAAAASUVORK5CYII=';

@ApiSchema({ name: 'SignAgreement' })
export class SignAgreementDto {
  @Text({ description: 'The drawn signature as a PNG data URL of at most 200 kB.', example: exampleSignature })
  @IsString({ message: 'signature must be a PNG data URL.' })
  signature!: string;

  @Text({
    description: 'The full name as the signer types it.',
    example: 'Dana Levi',
    maxLength: textLimits.signerName,
  })
  @IsFreeText(textLimits.signerName)
  name!: string;

  @CalendarDay({
    description:
      "Today in the organization's zone, as the signer confirmed it. Yesterday is taken from a form that was sent late.",
    example: '2026-11-22',
  })
  @Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'date must be a day such as 2026-11-22.' })
  @IsISO8601({ strict: true }, { message: 'date must be a day such as 2026-11-22.' })
  date!: string;

  @TakesWhatWasSeen() seen?: BookingSeenDto;
}

@ApiSchema({ name: 'AgreementSigned' })
export class AgreementSignedResponse {
  @Id(example.bookingId) bookingId!: BookingId;
  @Moment('2026-11-22T14:02:11.000Z') signedAt!: Instant;
  @Text('2026-11') agreementVersion!: string;
  @Text({
    description: 'SHA-256 of the signed PDF, hexadecimal.',
    example: example.sha256,
  })
  pdfSha256!: string;
}
