// The state of an Element in the shop's page, how each message of its frame changes it, and which event the shop
// receives.
import type { ElementType, FromField } from './sandbox-protocol.ts';

export type ElementEvent = 'ready' | 'change' | 'focus' | 'blur' | 'escape' | 'loaderror' | 'networkschange';
export type ElementMark = 'base' | 'complete' | 'empty' | 'focus' | 'invalid';

export type ElementState = {
  isReady: boolean;
  /** The states that its container shows as classes. */
  marks: ReadonlySet<ElementMark>;
};

export const unmountedElement: ElementState = { isReady: false, marks: new Set(['base', 'empty']) };

export function changeElement(state: ElementState, message: FromField): ElementState {
  switch (message.kind) {
    case 'ready':
      return { ...state, isReady: true };
    case 'focus':
    case 'blur':
      return withMarks(state, { focus: message.kind === 'focus' });
    case 'change': {
      const { empty, complete, error } = message.state;
      return withMarks(state, { empty, complete, invalid: error !== undefined });
    }
    default:
      return state;
  }
}

function withMarks({ marks, ...state }: ElementState, changed: Partial<Record<ElementMark, boolean>>): ElementState {
  const remaining = [...marks].filter((mark) => changed[mark] !== false);
  const added = Object.entries(changed).flatMap(([mark, isOn]) => (isOn ? [mark as ElementMark] : []));
  return { ...state, marks: new Set([...remaining, ...added]) };
}

/** Null for a message that is no event for the shop. */
export function eventOf(
  type: ElementType,
  message: FromField,
): { event: ElementEvent; details: Record<string, unknown> } | null {
  switch (message.kind) {
    case 'ready':
    case 'focus':
    case 'blur':
    case 'escape':
      return { event: message.kind, details: {} };
    case 'change': {
      const { empty, complete, error, brand, account } = message.state;
      const details = {
        empty,
        complete,
        error,
        ...(type === 'card' && { value: { postalCode: '' } }),
        ...((type === 'card' || type === 'cardNumber') && { brand }),
        ...account,
      };
      return { event: 'change', details };
    }
    default:
      return null;
  }
}
