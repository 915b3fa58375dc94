import { CalendarCache } from './calendar-cache.js';

describe('the last text of a calendar', () => {
  const calendars = new CalendarCache();
  const written: string[] = [];
  const ask = (feedId: string, etag: string) =>
    calendars.textOf(feedId, etag, () => {
      written.push(`${feedId} ${etag}`);
      return Promise.resolve(`text of ${etag}`);
    });
  beforeEach(() => (written.length = 0));

  it('is written once, for however many ask at once and afterwards', async () => {
    expect(await Promise.all([ask('one', 'a'), ask('one', 'a')])).toEqual(['text of a', 'text of a']);
    expect(await ask('one', 'a')).toBe('text of a');
    expect(written).toEqual(['one a']);
  });

  it('is written anew once something has happened', async () => {
    expect(await ask('one', 'b')).toBe('text of b');
    expect(await ask('one', 'b')).toBe('text of b');
    expect(written).toEqual(['one b']);
  });

  it('is not kept where writing it failed', async () => {
    await expect(calendars.textOf('two', 'a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await ask('two', 'a')).toBe('text of a');
  });

  it('is forgotten where twenty others were asked for since', async () => {
    await ask('one', 'b');
    for (let other = 0; other < 19; other++) await ask(`other ${other}`, 'a');
    await ask('one', 'b');
    for (let other = 0; other < 20; other++) await ask(`another ${other}`, 'a');
    written.length = 0;
    await ask('one', 'b');
    expect(written).toEqual(['one b']);
  });
});
