/** A block of the timetable as the keys walk over it. */
export interface WalkedBlock {
  readonly row: number;
  /** in milliseconds */
  readonly from: number;
  readonly to: number;
}

export type WalkKey = 'earlier' | 'later' | 'up' | 'down' | 'first' | 'last' | 'firstOfAll' | 'lastOfAll';

/** Which key walks where; along the time, which in Hebrew runs from right to left. */
export function arrowKeyOf(
  { key, ctrlKey, metaKey }: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey'>,
  rtl: boolean,
): WalkKey | undefined {
  const all = ctrlKey || metaKey;
  const keys: Readonly<Record<string, WalkKey>> = all
    ? { Home: 'firstOfAll', End: 'lastOfAll' }
    : {
        ArrowLeft: rtl ? 'later' : 'earlier',
        ArrowRight: rtl ? 'earlier' : 'later',
        ArrowUp: 'up',
        ArrowDown: 'down',
        Home: 'first',
        End: 'last',
      };
  return keys[key];
}

/** Where a key leads to from the block of that index; rows without a block are passed over. Undefined at the edge. */
export function blockAfterKey(blocks: readonly WalkedBlock[], from: number, key: WalkKey): number | undefined {
  const at = blocks[from];
  if (!at) return undefined;
  const indices = blocks.map((_, index) => index);
  const ofRow = indices.filter((index) => blocks[index]?.row === at.row);
  switch (key) {
    case 'earlier':
      return ofRow[ofRow.indexOf(from) - 1];
    case 'later':
      return ofRow[ofRow.indexOf(from) + 1];
    case 'first':
      return ofRow[0];
    case 'last':
      return ofRow.at(-1);
    case 'firstOfAll':
      return indices[0];
    case 'lastOfAll':
      return indices.at(-1);
    case 'up':
    case 'down':
      return nearestInNextRow(blocks, at, key === 'up' ? -1 : 1);
  }
}

function nearestInNextRow(blocks: readonly WalkedBlock[], at: WalkedBlock, step: 1 | -1): number | undefined {
  const beyond = blocks.filter(({ row }) => (row - at.row) * step > 0).map(({ row }) => row);
  const row = step > 0 ? Math.min(...beyond) : Math.max(...beyond);
  const [nearest] = blocks
    .flatMap((block, index) => (block.row === row ? [{ index, away: distance(block, at) }] : []))
    .toSorted((one, other) => one.away - other.away);
  return nearest?.index;
}

/** None where they overlap: then the earlier one is taken. */
const distance = (one: WalkedBlock, other: WalkedBlock): number =>
  Math.max(0, one.from - other.to, other.from - one.to);
