import { screen } from '@testing-library/react';
import { useState } from 'react';
import { first } from '../../../../testing/diary.js';
import { renderScreen } from '../../../../testing/render-screen.js';
import { CancelQuestion, CancelStep } from './cancel-step.js';

function List() {
  const [isListed, setListed] = useState(true);
  return (
    <>
      {isListed && <CancelStep booking={first}>Cancel</CancelStep>}
      <div onBlur={() => setListed(false)}>
        <CancelQuestion />
      </div>
    </>
  );
}

test('a reason that is being typed stays when the row goes', async () => {
  const { user } = renderScreen(<List />);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  await user.type(await screen.findByRole('textbox'), 'The garage');
  await user.tab(); // the row goes
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  expect(screen.getByRole('textbox')).toHaveValue('The garage');
});
