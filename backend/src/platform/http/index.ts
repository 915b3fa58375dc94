/** Handling requests, for slices. `server` starts the server, `openapi` makes the API document. */

// who may call, and who called
export { AccessTokens, type Allowance, bearerIn, type KnownAccessToken } from './access-tokens.js';
export { type Access, ACCESS, AdminOnly, AuditorOnly, NotForAuditors, Public } from './access.decorators.js';
export { FRESH_PROOF, NeedsFreshProof, Unlimited, UNLIMITED } from './access.decorators.js';
export { OpenToTokens, OpenToTokensForResponders, TOKEN_ACCESS, type TokenAccess } from './access.decorators.js';
export { asPerson, type Caller, callerId, kindOfPerson } from './caller.js';
export type { Person, Program, ProgramForResponder } from './caller.js';
export { ActingResponder, Context, NoFields, Now, personOf } from './context.decorators.js';
export { CalledBy, SignedInOrVisitor, SignedInPerson } from './context.decorators.js';
export { isWrite, type RigbookRequest } from './rigbook-request.js';
export { originOf } from './origin-of-request.js';
export { type BrowserAndSystem, browserAndSystem } from './browser-and-system.rules.js';

// what a request may hold
export { readAtMost, TakesBytes } from './bytes-body.js';
export { boundedPeriod, DaysQuery } from './days.dto.js';
export { PathId } from './uuid.pipe.js';

// where it is answered, and how
export { AdminRoutes, Answers, AnswersCreated, AnswersNothing, Routes } from './answers.decorators.js';
export { type Cell, csv, type CsvWriter, exportTimes, hundredths } from './csv.js';
export { JsonText } from './json-text.js';
export { Idempotent, idempotencyKeyIn } from './idempotency.interceptor.js';
export { LocatedUnder } from './located.interceptor.js';
export { Refuses, UncheckedQuery } from './openapi/refuses.decorators.js';
export { allPages, ApiPage, DEFAULT_LIMIT, mapPage, pageOf, PageQuery, pageRequest } from './page.js';
export type { Page, PageRequest } from './page.js';
