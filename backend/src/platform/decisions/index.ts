/** Decisions and refusals, for slices. Without a framework, so pure files may import it. */
export { assertNever } from './assert-never.js';
export { decide, type Decided, type ConstraintMeanings } from './decide.js';
export { keepAll, Refusal, type Rule } from './refusal.js';
