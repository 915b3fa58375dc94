/** A wrong or missing variable. The message is the one line that the person at the terminal needs; it holds no secret. */
export class ConfigurationError extends Error {
  override readonly name = 'ConfigurationError';
}
