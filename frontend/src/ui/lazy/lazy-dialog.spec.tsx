import { act, screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { announceNewVersion, postponeNewVersion } from '../../lib/new-version.js';
import { renderScreen } from '../../testing/render-screen.js';
import { Dialog } from '../dialog.js';
import { lazyDialog } from './lazy-dialog.js';

interface Props {
  readonly onClose: () => void;
}
const Real = ({ onClose }: Props) => (
  <Dialog title="The dialog" onClose={onClose}>
    Here
  </Dialog>
);

/** A button that opens the dialog, and a field that must keep its text. */
function open() {
  const load = jest.fn<Promise<ComponentType<Props>>, []>();
  const Opened = lazyDialog(load);
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <input aria-label="Before" defaultValue="typed" />
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
        {isOpen && <Opened onClose={() => setOpen(false)} />}
      </>
    );
  }
  return { load, press: renderScreen(<Opener />).user };
}

test('loads when it is opened, and not before', async () => {
  const { load, press } = open();
  load.mockResolvedValue(Real);
  expect(load).not.toHaveBeenCalled();
  await press.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('Here')).toBeVisible();
});

test('keeps its place when it cannot be loaded, and loads on request; the screen below stays', async () => {
  const { load, press } = open();
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValue(Real);
  await press.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('This part could not be loaded.');
  await press.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
  expect(screen.getByLabelText('Before')).toHaveValue('typed');
});

test('shows that it loads, can be closed meanwhile, and gives the focus back', async () => {
  const { load, press } = open();
  load.mockReturnValue(new Promise(() => undefined));
  const opener = screen.getByRole('button', { name: 'Open' });
  await press.click(opener);
  expect(await screen.findByRole('dialog', { name: 'Loading...' })).toBeVisible();
  await press.keyboard('{Escape}');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

test('offers to try again when it takes long, and the second request may answer', async () => {
  const { load, press } = open();
  load.mockReturnValueOnce(new Promise(() => undefined)).mockResolvedValue(Real);
  await press.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText('This is taking longer than usual.', undefined, { timeout: 60_000 })).toBeVisible();
  await press.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here')).toBeVisible();
});

test('offers the newer version whose files it lacks', async () => {
  const { load, press } = open();
  const loadNewVersion = jest.fn();
  load.mockImplementation(() => {
    announceNewVersion(loadNewVersion);
    return Promise.reject(new Error('404'));
  });
  await press.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A new version of Rigbook is ready.');
  await press.click(screen.getByRole('button', { name: 'Load it' }));
  expect(loadNewVersion).toHaveBeenCalledTimes(1);
  act(postponeNewVersion);
});
