type Remedy = () => Promise<boolean>;

const remedies = new Map<string, Remedy>();
const underWay = new Map<string, Promise<boolean>>();

/**
 * Says what to do about a refusal of that code before the refused call is repeated: ask for a password, sign in
 * again. The remedy resolves to whether the call may be repeated. Returns how to take it back.
 */
export function repeatAfter(code: string, remedy: Remedy): () => void {
  remedies.set(code, remedy);
  return () => {
    if (remedies.get(code) === remedy) remedies.delete(code);
  };
}

/** Applies the remedy once, however many calls were refused meanwhile. */
export async function remedied(code: string): Promise<boolean> {
  const remedy = remedies.get(code);
  if (remedy === undefined) return false;
  const running = underWay.get(code) ?? remedy().finally(() => underWay.delete(code));
  underWay.set(code, running);
  return running;
}
