type Remedy = () => Promise<boolean>;

const remedies = new Map<string, Remedy>();
const underWay = new Map<string, Promise<boolean>>();

/**
 * Registers what to do about refusals with that code before the call is repeated: ask for a password, sign in again.
 * The remedy resolves to whether the call may be repeated. Returns how to remove it.
 */
export function repeatAfter(code: string, remedy: Remedy): () => void {
  remedies.set(code, remedy);
  return () => {
    if (remedies.get(code) === remedy) remedies.delete(code);
  };
}

/** Applies the remedy once, however many calls are refused in the meantime. */
export async function remedied(code: string): Promise<boolean> {
  const remedy = remedies.get(code);
  if (remedy === undefined) return false;
  const running = underWay.get(code) ?? remedy().finally(() => underWay.delete(code));
  underWay.set(code, running);
  return running;
}
