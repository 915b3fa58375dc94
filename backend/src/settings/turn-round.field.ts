import { applyDecorators } from '@nestjs/common';
import { turnRound, turnRoundProblem } from '@rigbook/contracts/booking/requesting/turn-round.rules';
import { Holds, Whole } from '../platform/fields/index.js';

/** Minutes between two bookings. */
export const TakesTurnRound = () =>
  applyDecorators(
    Whole({
      minimum: turnRound.none,
      maximum: turnRound.most,
      description: `Minutes between two bookings, in steps of ${turnRound.step}. Bookings made from now on keep them.`,
      example: 30,
    }),
    Holds(
      'isTurnRound',
      (value) => turnRoundProblem(value) === undefined,
      ({ value }) => `${turnRoundProblem(value) ?? ''}.`,
    ),
  );
