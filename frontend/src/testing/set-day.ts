import { fireEvent, screen } from '@testing-library/react';

/** Types a day into the picker with that label, and confirms it. */
export function setDay(label: string, value: string): void {
  const box = screen.getByLabelText(label);
  fireEvent.mouseDown(box);
  fireEvent.change(box, { target: { value } });
  fireEvent.keyDown(box, { key: 'Enter' });
}
