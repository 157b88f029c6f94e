// The key of a form's press, for a browser without scripts: pressed twice, the form is answered once.
import { useState } from 'react';
import { createPressKey } from '../press-key.ts';

export function PressField() {
  const [key] = useState(createPressKey);
  // With scripts, each press has a key of its own, and this one is not read.
  return <input type="hidden" name="press" defaultValue={key} suppressHydrationWarning />;
}
