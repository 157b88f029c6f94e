import { classNames } from '../class-names.ts';
import controls from './sheets/controls.module.css';

const drawings = {
  up: 'M5 12L10 7L15 12',
  down: 'M5 8L10 13L15 8',
  top: 'M5 15L10 10L15 15M5 5H15',
  pin: 'M10 17V9M6 9H14L12.5 3H7.5Z',
  unpin: 'M10 17V9M6 9H14L12.5 3H7.5ZM4 4L16 16',
};

type MoveButtonProps = {
  direction: keyof typeof drawings;
  /** The label with the name of what it moves. */
  label: string;
  /** It keeps the focus that has led there. */
  isOff?: boolean;
  onPress(): unknown;
};

export function MoveButton({ direction, label, isOff, onPress }: MoveButtonProps) {
  return (
    <button
      type="button"
      className={classNames(controls.icon)}
      aria-label={label}
      title={label}
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff) void onPress();
      }}
    >
      <svg
        viewBox="0 0 20 20"
        width="20"
        height="20"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.6"
        aria-hidden="true"
      >
        <path d={drawings[direction]} />
      </svg>
    </button>
  );
}
