import type { AnyProjection } from '../../platform/event-store/projection.js';
import { replayArguments } from './replay.arguments.js';

const view = (name: string): AnyProjection => ({ name, tables: [], on: {} });
const wiring = { inline: [view('diary')], eventual: [view('counts')], upcasters: [] };

describe('the arguments of replay', () => {
  it.each([
    [[], { only: [], compare: false }],
    [['--verify'], { only: [], compare: true }],
    [['--only', 'counts', '--only=diary'], { only: ['counts', 'diary'], compare: false }],
  ])('%j are understood', (args, understood) => {
    expect(replayArguments(args, wiring)).toEqual(understood);
  });

  it('name the views when one is asked for that does not exist', () => {
    expect(() => replayArguments(['--only', 'dairy'], wiring)).toThrow(
      'There is no view "dairy". Views: diary, counts.',
    );
  });

  it('refuse what they do not know', () => {
    expect(() => replayArguments(['--fast'], wiring)).toThrow('--fast');
  });
});
