import { applyDecorators } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { RefusalCode } from '@rigbook/contracts/refusals/refusals';

export const REFUSALS_EXTENSION = 'x-refusals';

/** The refusal codes that a route may answer beyond the common ones; each is documented with its sentence. */
export const Refuses = (...codes: RefusalCode[]) => applyDecorators(ApiExtension(REFUSALS_EXTENSION, codes));
