// A field with a list under it: whether the list is open, and which of its options the keys have reached.

export type ComboboxState = {
  isOpen: boolean;
  /** Index of an option; -1 when the keys are in the field itself. */
  active: number;
};

export type ComboboxAction =
  | { type: 'typed' }
  /** Other options than before. */
  | { type: 'optionsChanged' }
  | { type: 'left' }
  /** An arrow key moves: 1 down, -1 up. */
  | { type: 'moved'; step: 1 | -1; optionCount: number };

export function reduceCombobox(state: ComboboxState, action: ComboboxAction): ComboboxState {
  switch (action.type) {
    case 'typed':
      return { ...state, isOpen: true };
    case 'optionsChanged':
      return { ...state, active: -1 };
    case 'left':
      return { isOpen: false, active: -1 };
    case 'moved': {
      // One place more than there are options: the field itself.
      const places = action.optionCount + 1;
      return { isOpen: true, active: ((state.active + 1 + action.step + places) % places) - 1 };
    }
  }
}
