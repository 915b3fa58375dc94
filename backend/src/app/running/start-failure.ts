/** A start that failed for a reason that the person at the terminal can do something about. The message is all they see. */
export class StartFailure extends Error {
  override readonly name = 'StartFailure';
}
