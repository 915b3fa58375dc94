/** Decorators for the fields of requests and answers: they describe each field and, in a request, check it. */

// any field, as the API document describes it
export { CalendarDay, Decimal, Id, Moment, OneOf, Part, Parts } from './response-fields.js';
export { type Said, SomeOf, Text, Texts, Whole, YesOrNo } from './response-fields.js';

export { example } from './examples.js';

// a field of a request, described and checked
export { Optional, OptionalOrNull } from './request-fields.js';
export { TakesFilledText, TakesRawText, TakesText, TakesWhole, TakesYesOrNo } from './request-fields.js';
export { TakesId, TakesInstant, TakesOneOf } from './request-fields.js';

// checks for fields that are described apart
export { FollowsTextRule, type TextProblem } from './field.decorators.js';
export { Holds, IS_FREE_TEXT, IsFreeText, IsIds, TrueOrAbsent } from './field.decorators.js';
