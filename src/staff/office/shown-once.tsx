// What is shown this once: whoever needs it copies it now.
import { Button } from '../../ui/button.tsx';
import controls from '../../ui/office/sheets/controls.module.css';
import layout from '../../ui/office/sheets/office-layout.module.css';
import { CopyButton } from './copy-button.tsx';

type ShownOnceProps = {
  /** What it is, and that nobody sees it again. */
  about: string;
  text: string;
  copyLabel: string;
  /** Said by whoever has copied it. */
  keptLabel: string;
  onClose(): void;
};

export function ShownOnce({ about, text, copyLabel, keptLabel, onClose }: ShownOnceProps) {
  return (
    <div className={layout.stack} role="status">
      <p>{about}</p>
      <code className={controls.shownOnce}>{text}</code>
      <div className={layout.row}>
        <CopyButton text={text} label={copyLabel} />
        <Button kind="quiet" onClick={onClose}>
          {keptLabel}
        </Button>
      </div>
    </div>
  );
}
