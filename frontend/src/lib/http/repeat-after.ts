type Remedy = () => Promise<boolean>;

const remedies = new Map<string, Remedy>();
const underWay = new Map<string, Promise<boolean>>();
let applied = 0;
/** By code, which one of all that were applied came last. */
const lastApplied = new Map<string, number>();

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

/** How many remedies have been applied by now. A call notes it when it is sent. */
export const remediesSoFar = (): number => applied;

/**
 * Applies the remedy once, however many calls are refused in the meantime. A call that was sent before it, and is refused
 * after it, may be repeated without another one.
 */
export async function remedied(code: string, sentAfter = applied): Promise<boolean> {
  const remedy = remedies.get(code);
  if (remedy === undefined) return false;
  if ((lastApplied.get(code) ?? 0) > sentAfter) return true;
  const running = underWay.get(code) ?? apply(code, remedy);
  underWay.set(code, running);
  return running;
}

async function apply(code: string, remedy: Remedy): Promise<boolean> {
  try {
    const mayRepeat = await remedy();
    if (mayRepeat) lastApplied.set(code, (applied += 1));
    return mayRepeat;
  } finally {
    underWay.delete(code);
  }
}
