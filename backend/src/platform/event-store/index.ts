/** The event log and its views, for slices. */

// reading and writing the log
export { accessTokenIn, responderIn } from './actor.js';
export type { Append, CommandContext, Origin } from './commit.js';
export { VersionConflict } from './event-store.errors.js';
export { EventStore } from './event-store.js';
export { EventStoreWiring } from './event-store.wiring.js';
export { BEGINNING, isAfter, placeOf } from './log/log-place.js';
export { LogReader } from './log/log-reader.js';
export type { Actor, DomainEvent, LogPlace, ProjectedEvent, RecordedEvent } from './recorded-event.js';
export type { Statement } from '../database/statement.js';
export { Upcasting } from './upcasting.js';
export {
  type CopiedText,
  forgetAnswersRepeating,
  forgetCopies,
  forgetCopiesFrom,
  forgetTextsOf,
} from './texts/erasing.statements.js';
export { type KeptTexts, revealed, TEXTS_OF_EVENT, withKeptTexts } from './texts/texts-of-event.js';
export { forgetAnswersNaming, storedAnswerOf } from './writing/idempotency.statements.js';
export { type Lock, takeLock } from './writing/lock.statements.js';

// views
export { rowsStatement } from './projecting/rows-statement.js';
export type { AnyProjection, Projection, ProjectionHandler } from './projection.js';
export { sqlName, unlessSet } from './row-view/column.js';
export { boolean, instant, integer, smallint, text, uuid, word, words } from './row-view/column.js';
export { type RowOf, rowView } from './row-view/row-view.js';

// views as they were, and rebuilt ones
export type { ViewAsOf } from './as-of/view-as-of.js';
export { ViewsAsOf } from './as-of/views-as-of.js';
export type { Difference } from './rebuild/compare-tables.js';
export { RebuildUnderWay } from './rebuild/rebuild-connections.js';
export { selectProjections, tablesOf } from './rebuild/selected-projections.js';
export { verify } from './rebuild/verify.js';

// following the log
export { InterruptibleWait, GatheringWait } from './following/interruptible-wait.js';
export { Leadership } from './following/leadership.js';
